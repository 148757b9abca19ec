import MoonshotCore
import TextLayout

/// A place where a search found its words; several parts where they go over the end of a line.
struct BrowserMatch: Hashable, Sendable {
  /// At least one, from the top.
  let parts: [Window.Highlight]

  var rows: Range<Int> {
    let first = parts.first?.row ?? 0
    return first..<max(parts.last?.row ?? 0, first) + 1
  }

  /// The match as the one that is looked at.
  var chosen: [Window.Highlight] {
    parts.map { Window.Highlight(row: $0.row, columns: $0.columns, style: .selection) }
  }
}

extension BrowserDrawing {
  /// Where `query` stands, from the top, without regard to case, diacritics and ends of lines.
  ///
  /// Matches don't overlap.
  /// - Complexity: O(*n*) in the number of cells.
  func matches(_ query: String) -> [BrowserMatch] {
    let needle = [UInt8](folding: query)
    guard let first = needle.first else { return [] }
    let text = FoldedText(of: grid)
    var matches: [BrowserMatch] = []
    var start = 0
    while start + needle.count <= text.bytes.count {
      if text.bytes[start] == first, text.bytes[start...].starts(with: needle) {
        matches.append(BrowserMatch(parts: text.parts(start..<(start + needle.count))))
        start += needle.count
      } else {
        start += 1
      }
    }
    return matches
  }
}

/// The words of a grid as matching compares them, lines joined by spaces, and the cell that each
/// byte comes from.
private struct FoldedText {
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
