/// A view's size and guides, in its own coordinates.
public struct ViewDimensions {
  /// How many columns the view fills.
  public let width: Int
  /// How many rows the view fills.
  public let height: Int

  private let node: LayoutNode
  private let proposal: Proposal

  init(node: LayoutNode, proposal: Proposal) {
    let size = node.size(proposal)
    width = size.columns
    height = size.rows
    self.node = node
    self.proposal = proposal
  }

  /// Where `guide` lies, in columns from the first.
  public subscript(guide: HorizontalAlignment) -> Int { node.guide(guide.key, proposal: proposal) }

  /// Where `guide` lies, in rows from the first.
  public subscript(guide: VerticalAlignment) -> Int { node.guide(guide.key, proposal: proposal) }

  /// Where `guide` lies if the view or a descendant set it, else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> Int? {
    node.explicitGuide(guide.key, proposal: proposal)
  }

  /// Where `guide` lies if the view or a descendant set it, else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> Int? {
    node.explicitGuide(guide.key, proposal: proposal)
  }
}
