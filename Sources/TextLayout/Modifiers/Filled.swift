extension View {
  /// The view with all of its cells in one style, blanks included: a bar that marks a selection.
  ///
  /// Blanks at the end of a line are shown on a screen only; written as text, lines never end in
  /// spaces.
  public func filled(with style: Style) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { FilledNode($0, style: style) }
    }
  }
}

private final class FilledNode: WrapperNode {
  private let style: Style

  init(_ child: LayoutNode, style: Style) {
    self.style = style
    super.init(child)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    super.draw(in: &grid, at: origin, proposal: proposal)
    grid.fill(Rect(origin: origin, size: size(proposal)), with: style)
  }
}
