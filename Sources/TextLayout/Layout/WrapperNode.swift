/// A node around one other; as it is here, it changes nothing.
class WrapperNode: LayoutNode {
  final let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
  }

  /// What the child is offered, and where it stands.
  func placement(_ proposal: Proposal) -> Placement {
    Placement(origin: Point(), proposal: proposal)
  }

  override var priority: Int { child.priority }
  override var spansStack: Bool { child.spansStack }

  override func measure(_ proposal: Proposal) -> Size {
    child.size(placement(proposal).proposal)
  }

  override func explicitGuide(_ guide: AlignmentKey, proposal: Proposal) -> Int? {
    let placement = placement(proposal)
    return child.explicitGuide(guide, proposal: placement.proposal)
      .map { $0.asDistance + placement.origin[guide.axis] }
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let placement = placement(proposal)
    child.draw(in: &grid, at: origin + placement.origin, proposal: placement.proposal)
  }
}
