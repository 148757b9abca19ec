/// Children one after another along an axis, aligned at a guide across it.
///
/// Room is dealt out as in SwiftUI: spacing first, then each child is offered an equal share of
/// what is left, the least flexible first, so that what one leaves over goes to the others.
final class StackNode: ContainerNode {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: Int

  init(axis: Axis, alignment: AlignmentKey, spacing: Int, children: [LayoutNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.asLength
    super.init(children: children)
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let proposals = spanned(shares(of: proposal))
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var guides: [Int] = []
    var along = 0
    var line = 0
    for (child, proposal) in zip(children, proposals) {
      var origin = Point()
      origin[axis] = along
      placements.append(Placement(origin: origin, proposal: proposal))
      along = min(along + child.size(proposal)[axis] + spacing, .longestLength)
      let guide = child.guide(alignment, proposal: proposal)
      guides.append(guide)
      line = guides.count == 1 ? guide : max(line, guide)
    }
    var across = 0
    for (index, child) in children.enumerated() {
      let offset = line - guides[index]
      placements[index].origin[axis.other] = offset
      across = max(across, offset + child.size(proposals[index])[axis.other])
    }
    var size = Size()
    size[axis] = children.isEmpty ? 0 : max(along - spacing, 0)
    size[axis.other] = across
    return Arrangement(size: size, placements: placements)
  }

  /// The proposals, with the breadth of the others for children that span the stack.
  private func spanned(_ proposals: [Proposal]) -> [Proposal] {
    guard children.contains(where: \.spansStack) else { return proposals }
    var proposals = proposals
    var breadth = 0
    for (child, proposal) in zip(children, proposals) where !child.spansStack {
      breadth = max(breadth, child.size(proposal)[axis.other])
    }
    for (index, child) in children.enumerated()
    where child.spansStack && proposals[index][axis.other] == nil {
      proposals[index][axis.other] = breadth
    }
    return proposals
  }

  /// What each child is offered.
  private func shares(of proposal: Proposal) -> [Proposal] {
    guard let length = proposal[axis], children.count > 1 else {
      return Array(repeating: proposal, count: children.count)
    }
    var shares = Array(repeating: proposal, count: children.count)
    var room = max(length - spacing * (children.count - 1), 0)
    let ranges = children.map { $0.flexibility(along: axis, proposal) }
    let order = children.indices.sorted { one, other in
      let (first, second) = (children[one].priority, children[other].priority)
      if first != second { return first > second }
      let flexibility = (
        ranges[one].longest - ranges[one].shortest, ranges[other].longest - ranges[other].shortest
      )
      return flexibility.0 == flexibility.1 ? one < other : flexibility.0 < flexibility.1
    }
    var reserved = ranges.reduce(0) { $0 + $1.shortest }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      let equals = order[start...].prefix { children[$0].priority == priority }
      reserved -= equals.reduce(0) { $0 + ranges[$1].shortest }
      for (served, index) in equals.enumerated() {
        shares[index][axis] = max(room - reserved, 0) / (equals.count - served)
        room = max(room - children[index].size(shares[index])[axis], 0)
      }
      start = equals.endIndex
    }
    return shares
  }
}
