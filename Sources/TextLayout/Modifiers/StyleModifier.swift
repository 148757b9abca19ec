extension View {
  /// The view with `style` for all text and lines in it that have none of their own.
  public func style(_ style: Style) -> some View {
    StyledView(content: self, style: style)
  }
}

private struct StyledView: PrimitiveView {
  let content: any View
  let style: Style

  func append(to tree: inout LayoutTree) {
    let outer = tree.style
    tree.style = style
    content.append(to: &tree)
    tree.style = outer
  }
}
