extension View {
  /// The view with `style` for all text and lines in it that have none of their own.
  public func style(_ style: Style) -> ModifiedView {
    ModifiedView { tree in
      let outer = tree.style
      tree.style = style
      append(to: &tree)
      tree.style = outer
    }
  }
}
