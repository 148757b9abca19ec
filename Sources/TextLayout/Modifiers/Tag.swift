extension View {
  /// The view, remembered under `tag` in the grid it is drawn on.
  ///
  /// A tag changes nothing of what is drawn; see ``Grid/tags``.
  public func tag(_ tag: String) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { TagNode($0, tag: tag) }
    }
  }
}

/// Where a tagged view was drawn: what a pointer must hit, or a selection mark.
public struct TaggedArea: Hashable, Sendable {
  /// The name the view was given.
  public let tag: String
  /// The rows it fills, counted from the grid's top.
  public let rows: Range<Int>
  /// The columns it fills.
  public let columns: Range<Int>
}

private final class TagNode: WrapperNode {
  private let tag: String

  init(_ child: LayoutNode, tag: String) {
    self.tag = tag
    super.init(child)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    grid.remember(tag, at: Rect(origin: origin, size: size(proposal)))
    super.draw(in: &grid, at: origin, proposal: proposal)
  }
}
