/// Words that wrap at the width they are offered.
final class TextNode: LayoutNode {
  private let cells: [Cell]
  private let ellipsis: [Cell]
  private let lineLimit: Int?
  private let alignment: TextAlignment
  private var broken: [(proposal: Proposal, lines: [TextLine])] = []
  private lazy var idealColumns = cells.lines(width: .max).map(\.columns).max() ?? 0

  init(cells: [Cell], ellipsis: [Cell], lineLimit: Int?, alignment: TextAlignment) {
    self.cells = cells
    self.ellipsis = ellipsis
    self.lineLimit = lineLimit
    self.alignment = alignment
  }

  override func measure(_ proposal: Proposal) -> Size {
    if proposal.columns == 0 || proposal.rows == 0 { return Size() }
    let lines = lines(proposal)
    let columns = lines.map(\.columns).max() ?? 0
    return Size(columns: min(columns, proposal.columns ?? columns), rows: lines.count)
  }

  /// Known without wrapping the words one by one.
  override func flexibility(
    along axis: Axis, _ proposal: Proposal
  ) -> (shortest: Int, longest: Int) {
    if axis == .horizontal { return (0, idealColumns) }
    return (0, size(Proposal(columns: proposal.columns, rows: nil)).rows)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let size = size(proposal)
    guard size.columns > 0 else { return }
    for (row, line) in lines(proposal).enumerated() {
      var place = Point(column: origin.column, row: origin.row + row)
      guard place.row < grid.rows.count else { return }
      place.column += alignment.offset(in: size.columns - line.columns)
      grid.draw(cells[line.cells], at: place)
      if line.isCut {
        let mark = ellipsis.prefix(max(proposal.columns ?? .max, 0))
        place.column += line.columns - mark.count
        grid.draw(mark, at: place)
      }
    }
  }

  private func lines(_ proposal: Proposal) -> [TextLine] {
    if let known = broken.first(where: { $0.proposal == proposal }) { return known.lines }
    let width = max(proposal.columns ?? .max, 1)
    let limit = min(lineLimit ?? .max, proposal.rows ?? .max)
    var lines = cells.lines(width: width, limit: limit == .max ? .max : limit + 1)
    if lines.count > limit {
      lines.removeLast(lines.count - limit)
      if let last = lines.popLast() {
        lines.append(cells.cut(from: last.cells.lowerBound, to: width, mark: ellipsis.count))
      }
    }
    broken.append((proposal, lines))
    return lines
  }
}

extension [Cell] {
  /// The line from `start` that leaves room for a mark of `mark` columns within `width`.
  ///
  /// The line's columns include the mark.
  func cut(from start: Int, to width: Int, mark: Int) -> TextLine {
    let mark = Swift.min(mark, width)
    var end = start
    var columns = 0
    var inkEnd = start
    var inkColumns = 0
    while end < count, !self[end].isLineBreak {
      let wider = columns + Int(self[end].columns)
      if wider > width - mark { break }
      columns = wider
      end += 1
      if !self[end - 1].isBlank {
        inkEnd = end
        inkColumns = columns
      }
    }
    return TextLine(cells: start..<inkEnd, columns: inkColumns + mark, isCut: true)
  }
}
