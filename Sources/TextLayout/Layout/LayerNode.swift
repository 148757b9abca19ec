/// Children on top of one another, aligned at a guide of each axis.
final class LayerNode: ContainerNode {
  private let alignment: Alignment

  init(alignment: Alignment, children: [LayoutNode]) {
    self.alignment = alignment
    super.init(children: children)
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    var size = Size()
    var placements = children.map { _ in Placement(origin: Point(), proposal: proposal) }
    for (axis, key) in [
      (Axis.horizontal, alignment.horizontal.key), (.vertical, alignment.vertical.key),
    ] {
      let guides = children.map { $0.guide(key, proposal: proposal) }
      let line = guides.max() ?? 0
      for (index, child) in children.enumerated() {
        placements[index].origin[axis] = line - guides[index]
        size[axis] = max(size[axis], line - guides[index] + child.size(proposal)[axis])
      }
    }
    return Arrangement(size: size, placements: placements)
  }
}
