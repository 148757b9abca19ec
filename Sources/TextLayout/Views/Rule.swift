/// A thin line across the stack it stands in: level in a column, upright in a row.
public struct Rule: PrimitiveView {
  /// Makes a rule.
  public init() {}

  /// Puts down the line.
  public func append(to tree: inout LayoutTree) {
    let axis = tree.axis.other
    let cell = tree.typesetter.line(axis == .horizontal ? "─" : "│", style: tree.lineStyle)
    tree.nodes.append(RuleNode(axis: axis, cell: cell.first ?? .blank))
  }
}

extension LayoutTree {
  /// The style of lines and borders: muted unless the views around them say otherwise.
  var lineStyle: Style { style == .plain ? .muted : style }
}

private final class RuleNode: LayoutNode {
  private let axis: Axis
  private let cell: Cell

  init(axis: Axis, cell: Cell) {
    self.axis = axis
    self.cell = cell
  }

  override var spansStack: Bool { true }

  override func measure(_ proposal: Proposal) -> Size {
    var size = Size()
    size[axis] = proposal[axis] ?? 1
    size[axis.other] = 1
    return size
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let size = size(proposal)
    for row in 0..<min(size.rows, grid.rows.count) {
      grid.draw(
        cell, count: size.columns, at: Point(column: origin.column, row: origin.row + row))
    }
  }
}
