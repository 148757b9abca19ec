/// Views side by side, in as many rows as they need: cards, tags.
public struct WrappingHStack: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let lineSpacing: Int
  private let content: ViewGroup

  /// Makes rows of the views in the braces.
  ///
  /// Each view is as wide as it would like to be, or as the whole row when that is too wide.
  /// - Parameters:
  ///   - alignment: The guide at which the views of a row are aligned.
  ///   - spacing: How many columns lie between neighbors.
  ///   - lineSpacing: How many rows lie between one row of views and the next.
  ///   - content: The views, in reading order.
  public init(
    alignment: VerticalAlignment = .top, spacing: Int = 1, lineSpacing: Int = 0,
    @ViewBuilder content: () -> ViewGroup
  ) {
    self.alignment = alignment
    self.spacing = spacing.asLength
    self.lineSpacing = lineSpacing.asLength
    self.content = content()
  }

  /// Puts down the rows.
  public func append(to tree: inout LayoutTree) {
    let children = tree.nodes(of: content, along: .horizontal)
    tree.nodes.append(
      WrappingNode(
        alignment: alignment.key, spacing: spacing, lineSpacing: lineSpacing, children: children))
  }
}

private final class WrappingNode: ContainerNode {
  private let alignment: AlignmentKey
  private let spacing: Int
  private let lineSpacing: Int

  init(alignment: AlignmentKey, spacing: Int, lineSpacing: Int, children: [LayoutNode]) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(children: children)
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    var size = Size()
    var placements: [Placement] = []
    for row in rows(within: proposal.columns ?? .longestLength) {
      let top = placements.isEmpty ? 0 : size.rows + lineSpacing
      let guides = row.map { children[$0.child].guide(alignment, proposal: $0.proposal) }
      let line = guides.max() ?? 0
      var column = 0
      for (item, guide) in zip(row, guides) {
        let origin = Point(column: column, row: top + line - guide)
        placements.append(Placement(origin: origin, proposal: item.proposal))
        let child = children[item.child].size(item.proposal)
        size.columns = max(size.columns, column + child.columns)
        size.rows = max(size.rows, origin.row + child.rows)
        column = min(column + child.columns + spacing, .longestLength)
      }
    }
    return Arrangement(size: size, placements: placements)
  }

  /// Which children stand in which row, each with what it is offered.
  private func rows(within width: Int) -> [[(child: Int, proposal: Proposal)]] {
    var rows: [[(child: Int, proposal: Proposal)]] = []
    var filled = 0
    for (index, child) in children.enumerated() {
      var proposal = Proposal()
      if child.size(proposal).columns > width { proposal.columns = width }
      let columns = child.size(proposal).columns
      if !rows.isEmpty, filled + spacing + columns <= width {
        filled += spacing + columns
        rows[rows.count - 1].append((index, proposal))
      } else {
        filled = columns
        rows.append([(index, proposal)])
      }
    }
    return rows
  }
}
