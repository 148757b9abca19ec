/// A part of the picture that takes a proposal, chooses its size, and draws itself.
///
/// Subclasses override ``measure(_:)``, ``draw(in:at:proposal:)`` and, when they pass guides on,
/// ``explicitGuide(_:proposal:)``. Sizes depend on the proposal only, so they are remembered: each
/// node is measured once for each proposal, whatever the depth of the tree.
class LayoutNode {
  private var measured: [(proposal: Proposal, size: Size)] = []

  /// Who is served first when a stack runs short of room.
  var priority: Int { 0 }

  /// Whether the node fills its stack from side to side, even when the stack may be any size.
  var spansStack: Bool { false }

  /// The size the node chooses when offered `proposal`.
  final func size(_ proposal: Proposal) -> Size {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    var size = measure(proposal)
    size.columns = size.columns.asLength
    size.rows = size.rows.asLength
    measured.append((proposal, size))
    return size
  }

  /// Chooses the size for `proposal`.
  func measure(_ proposal: Proposal) -> Size { Size() }

  /// The shortest and the longest the node could become along `axis`.
  func flexibility(along axis: Axis, _ proposal: Proposal) -> (shortest: Int, longest: Int) {
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = .longestLength
    return (size(least)[axis], size(most)[axis])
  }

  /// Where `guide` lies when the node or one of its descendants was told so, else `nil`.
  func explicitGuide(_ guide: AlignmentKey, proposal: Proposal) -> Int? { nil }

  /// Draws the node, laid out for `proposal`, with its first cell at `origin`.
  func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {}

  /// The node's size and guides.
  final func dimensions(_ proposal: Proposal) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal)
  }

  /// Where `guide` lies: as told, else where its identifier puts it.
  final func guide(_ guide: AlignmentKey, proposal: Proposal) -> Int {
    let place =
      explicitGuide(guide, proposal: proposal)
      ?? guide.id.defaultValue(in: dimensions(proposal))
    return place.asDistance
  }
}

/// A child's place in its parent, and the proposal it was laid out for.
struct Placement {
  var origin: Point
  var proposal: Proposal
}

/// A node that places children of its own.
class ContainerNode: LayoutNode {
  final let children: [LayoutNode]
  private var arranged: [(proposal: Proposal, arrangement: Arrangement)] = []

  /// The size of a container and where its children are in it.
  struct Arrangement {
    var size: Size
    var placements: [Placement]
  }

  init(children: [LayoutNode]) {
    self.children = children
  }

  /// Sizes and places the children for `proposal`.
  func arrange(_ proposal: Proposal) -> Arrangement {
    Arrangement(size: Size(), placements: [])
  }

  final func arrangement(_ proposal: Proposal) -> Arrangement {
    if let known = arranged.first(where: { $0.proposal == proposal }) { return known.arrangement }
    let arrangement = arrange(proposal)
    arranged.append((proposal, arrangement))
    return arrangement
  }

  override func measure(_ proposal: Proposal) -> Size {
    arrangement(proposal).size
  }

  /// The mean of the children's explicit guides, as SwiftUI combines them.
  override func explicitGuide(_ guide: AlignmentKey, proposal: Proposal) -> Int? {
    let explicit = zip(children, arrangement(proposal).placements).compactMap { child, placement in
      child.explicitGuide(guide, proposal: placement.proposal)
        .map { $0.asDistance + placement.origin[guide.axis] }
    }
    guard !explicit.isEmpty else { return nil }
    return explicit.reduce(0, +) / explicit.count
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    for (child, placement) in zip(children, arrangement(proposal).placements) {
      child.draw(in: &grid, at: origin + placement.origin, proposal: placement.proposal)
    }
  }
}
