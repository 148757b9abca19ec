import TextLayout

/// A place on a page from which another page opens.
struct BrowserLink: Hashable, Sendable {
  let target: BrowserSubject

  /// What a pointer must hit: all of a card, or a row of a table.
  let rows: Range<Int>
  let columns: Range<Int>

  /// Whether there is a frame around the words.
  private let isCard: Bool
}

extension BrowserLink {
  /// The link that a tagged card is; none where it can't be seen.
  static func card(_ target: BrowserSubject, _ tag: String, in grid: Grid) -> [BrowserLink] {
    grid.tags.filter { $0.tag == tag }.prefix(1).map { area in
      BrowserLink(target: target, rows: area.rows, columns: area.columns, isCard: true)
    }
  }

  /// The link that a tagged view without a frame is; none where it can't be seen.
  static func entry(_ target: BrowserSubject, _ tag: String, in grid: Grid) -> [BrowserLink] {
    grid.tags.filter { $0.tag == tag }.prefix(1).map { area in
      BrowserLink(target: target, rows: area.rows, columns: area.columns, isCard: false)
    }
  }

  /// The links that the rows of a tagged table are, below its heading.
  static func rows(_ targets: [BrowserSubject], _ tag: String, in grid: Grid) -> [BrowserLink] {
    guard let area = grid.tags.first(where: { $0.tag == tag }) else { return [] }
    return zip(area.rows.dropFirst(), targets).map { row, target in
      BrowserLink(target: target, rows: row..<(row + 1), columns: area.columns, isCard: false)
    }
  }
}

extension BrowserLink {
  /// What a selection marks: a card without its frame, or a row from the sign before it to a blank
  /// behind it.
  var bars: [Window.Highlight] {
    let hasFrame = isCard && rows.count > 2 && columns.count > 2
    let inner =
      hasFrame
      ? (columns.lowerBound + 1)..<(columns.upperBound - 1)
      : (columns.lowerBound - 2)..<(columns.upperBound + 1)
    return rows.dropFirst(hasFrame ? 1 : 0).dropLast(hasFrame ? 1 : 0).map { row in
      Window.Highlight(row: row, columns: inner, style: .selection)
    }
  }

  /// Where the sign of a selection stands: within a card, or before a row.
  ///
  /// The column may be -2: pages without a margin are shown with a gutter.
  var sign: (row: Int, column: Int) {
    isCard && rows.count > 2
      ? (rows.lowerBound + 1, columns.lowerBound + 1) : (rows.lowerBound, columns.lowerBound - 2)
  }
}
