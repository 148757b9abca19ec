import MoonshotCore
import TextLayout

/// The words of a grid as matching compares them, lines joined by spaces, and the cell that each
/// byte comes from.
struct FoldedGrid {
  private(set) var bytes: [UInt8] = []
  private var cells: [(row: Int, column: Int)] = []

  init(of grid: Grid) {
    for row in grid.rows.indices {
      let line = grid[row: row]
      let end = grid.inkedColumns(inRow: row)
      let start = line.firstIndex { grid.text(of: $0) != " " } ?? end
      for column in start..<max(end, start) {
        bytes.appendFolded(grid.text(of: line[column]))
        while cells.count < bytes.count { cells.append((row, column)) }
      }
      bytes.append(UInt8(ascii: " "))
      cells.append((row, end))
    }
  }

  /// The cells of some bytes, a part for each line.
  func parts(_ range: Range<Int>) -> [Window.Highlight] {
    var parts: [Window.Highlight] = []
    for cell in cells[range] {
      if let last = parts.last, last.row == cell.row {
        parts[parts.count - 1] = Window.Highlight(
          row: cell.row, columns: last.columns.lowerBound..<(cell.column + 1), style: .match)
      } else {
        parts.append(
          Window.Highlight(
            row: cell.row, columns: cell.column..<(cell.column + 1), style: .match))
      }
    }
    return parts
  }
}
