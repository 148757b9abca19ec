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
    let text = FoldedGrid(of: grid)
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
