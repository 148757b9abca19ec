/// Formatted rows, drawn at widths that fit what is offered.
final class TableNode: LayoutNode {
  private let columns: [TableColumn]
  private let cells: TableCells
  private let spacing: Int
  /// The selected row, the header counted.
  private let selection: Int?
  private let ellipsis: [Cell]

  init(
    columns: [TableColumn], cells: TableCells, spacing: Int, selection: Int?, ellipsis: [Cell]
  ) {
    self.columns = columns
    self.cells = cells
    self.spacing = spacing
    self.selection = selection
    self.ellipsis = ellipsis
  }

  override func measure(_ proposal: Proposal) -> Size {
    let widths = widths(within: proposal.columns)
    let sum = widths.reduce(0) { $0 + ($1 ?? 0) }
    let shown = widths.count { $0 != nil }
    return Size(columns: sum + spacing * max(shown - 1, 0), rows: cells.rowCount)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let widths = widths(within: proposal.columns)
    for row in 0..<min(cells.rowCount, max(grid.rows.count - origin.row, 0)) {
      var place = Point(column: origin.column, row: origin.row + row)
      for (column, width) in widths.enumerated() {
        guard let width else { continue }
        let (shown, filled) = cells.fitted(row: row, column: column, to: width, mark: ellipsis)
        var start = place
        start.column += columns[column].alignment.offset(in: width - filled)
        grid.draw(shown, at: start)
        place.column += width + spacing
      }
      if row == selection {
        let bar = Point(column: origin.column, row: place.row)
        let size = Size(columns: size(proposal).columns, rows: 1)
        grid.fill(Rect(origin: bar, size: size), with: .selection)
      }
    }
  }

  /// The second pass: the width of each column within `room`, `nil` for those left out.
  private func widths(within room: Int?) -> [Int?] {
    ColumnFitting.widths(of: columns, widest: cells.widest, spacing: spacing, within: room)
  }
}
