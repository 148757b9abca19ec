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
    var limits = zip(columns, cells.widest).map { TableColumnLimits($0, widest: $1) }
    var shown = Array(limits.indices)
    guard let room else { return limits.map(\.ideal) }
    func excess(_ width: (TableColumnLimits) -> Int) -> Int {
      shown.reduce(spacing * max(shown.count - 1, 0)) { $0 + width(limits[$1]) } - room
    }
    while excess(\.least) > 0, let dropped = shown.lastIndex(where: { !limits[$0].isWhole }) {
      shown.remove(at: dropped)
    }
    var surplus = excess(\.ideal)
    while surplus > 0 {
      let open = shown.filter { limits[$0].ideal > limits[$0].least }
      guard let widest = open.map({ limits[$0].ideal }).max() else { break }
      let level = open.map { limits[$0].ideal < widest ? limits[$0].ideal : limits[$0].least }
      let target = level.max() ?? 0
      let top = open.filter { limits[$0].ideal == widest }
      let step = max(min(widest - target, surplus / top.count), 1)
      for index in top.reversed() where surplus > 0 {
        let cut = min(step, limits[index].ideal - limits[index].least)
        limits[index].ideal -= cut
        surplus -= cut
      }
    }
    var widths: [Int?] = Array(repeating: nil, count: limits.count)
    for index in shown { widths[index] = limits[index].ideal }
    return widths
  }
}

/// Between which widths a column may be shown.
private struct TableColumnLimits {
  /// The fewest columns worth showing of a column that isn't whole.
  private static let fewest = 6

  var ideal: Int
  let least: Int
  let isWhole: Bool

  init(_ column: TableColumn, widest: Int) {
    isWhole = column.isWhole
    switch column.width {
    case .automatic:
      ideal = widest
      least = column.isWhole ? widest : min(widest, Self.fewest)
    case .fixed(let width):
      ideal = column.isWhole ? max(width.asLength, widest) : width.asLength
      least = ideal
    case .flexible(let lower, let upper):
      let lower = lower.asLength
      ideal = min(max(widest, lower), max(upper.asLength, lower))
      if column.isWhole { ideal = max(ideal, widest) }
      least = column.isWhole ? ideal : min(ideal, max(lower, min(widest, 1)))
    }
  }
}
