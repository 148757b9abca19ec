package import TextLayout

/// Draws a card again and again in one place among the lines of a terminal, the cursor below it.
package struct CardPainter: Sendable {
  private let theme: Theme?
  private var place = Place.atCursor

  private enum Place {
    /// Below everything that stands there.
    case atCursor
    /// Over the card before: so many rows up.
    case above(Int)
    /// On an empty screen.
    case atTop
  }

  package init(theme: Theme?) {
    self.theme = theme
  }

  /// Leaves what was drawn where it is: the next card stands below it.
  package mutating func forget() {
    place = .atCursor
  }

  /// Begins with an empty screen: on one that has changed its size, nobody knows what stands where.
  package mutating func clear() {
    place = .atTop
  }

  /// The bytes that put `card` in the place of the one before, on a terminal of `columns`.
  package mutating func bytes(for card: Grid, on columns: Int) -> [UInt8] {
    var bytes = Array(beginning.utf8)
    var startsLine = true
    for byte in card.encoded(theme: theme) {
      // Cleared before, not after: a full line leaves the cursor on its last cell.
      if startsLine { bytes += "\u{1B}[K".utf8 }
      bytes.append(byte)
      startsLine = byte == UInt8(ascii: "\n")
    }
    place = .above(card.height(on: columns))
    return bytes + "\u{1B}[J".utf8
  }

  /// Goes to the place, by ECMA-48: CUU goes up, CUP to the top, ED clears.
  private var beginning: String {
    switch place {
    case .atCursor, .above(0): "\r"
    case .above(let rows): "\r\u{1B}[\(rows)A"
    case .atTop: "\u{1B}[H\u{1B}[2J"
    }
  }
}

extension Grid {
  /// How many rows the lines fill on a terminal, which wraps those that are too long for it.
  package func height(on columns: Int) -> Int {
    let columns = max(columns, 1)
    return rows.indices.reduce(0) { height, row in
      height + max((inkedColumns(inRow: row) + columns - 1) / columns, 1)
    }
  }
}
