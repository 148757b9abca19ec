/// The only place that knows escape sequences (ECMA-48, "select graphic rendition").
enum ANSI {
  /// Switches every ink off.
  static let reset: [UInt8] = [0x1B, 0x5B, 0x30, 0x6D]

  /// The sequence that switches from no ink to `ink`; empty when there is nothing to switch.
  static func sequence(for ink: Theme.Ink) -> [UInt8] {
    var codes: [UInt8] = []
    if ink.isBold { codes.append(1) }
    if ink.isDim { codes.append(2) }
    if ink.isUnderlined { codes.append(4) }
    if ink.isReversed { codes.append(7) }
    if let color = ink.color { codes.append(30 + color.rawValue) }
    guard !codes.isEmpty else { return [] }
    return Array("\u{1B}[\(codes.map(String.init).joined(separator: ";"))m".utf8)
  }
}

extension Grid {
  /// Appends the cells of `row` in `columns` to `bytes`, switching ink only where it changes.
  ///
  /// Blanks at the end of the part are written; see ``Grid/inkedColumns(inRow:)`` for leaving
  /// them out. Cells beyond the ones drawn count as blanks.
  /// - Complexity: O(*n*) in the number of columns.
  package func append(
    row: Int, columns: Range<Int>, theme: Theme?, to bytes: inout [UInt8]
  ) {
    let columns = columns.clamped(to: 0..<max(self.columns, 0))
    var current = Style.plain
    var isInked = false
    let line = self[row: row]
    for column in columns {
      let cell = column < line.count ? line[column] : .blank
      if cell.style != current, let theme {
        current = cell.style
        if isInked { bytes.append(contentsOf: ANSI.reset) }
        let sequence = theme.sequence(for: current)
        bytes.append(contentsOf: sequence)
        isInked = !sequence.isEmpty
      }
      if cell.code < 0x80, !cell.isContinuation {
        bytes.append(UInt8(truncatingIfNeeded: cell.code))
      } else {
        append(cell, to: &bytes)
      }
    }
    if isInked { bytes.append(contentsOf: ANSI.reset) }
  }

  /// All rows, each without trailing spaces and ended by a newline.
  /// - Complexity: O(*n*) in the number of cells drawn.
  public func encoded(theme: Theme?) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.count &* 64)
    for row in rows.indices {
      append(row: row, columns: 0..<inkedColumns(inRow: row), theme: theme, to: &bytes)
      bytes.append(0x0A)
    }
    return bytes
  }

  /// Appends a character outside ASCII, without making a `String` of a single scalar.
  private func append(_ cell: Cell, to bytes: inout [UInt8]) {
    let code = cell.code
    func trail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift & 0x3F | 0x80) }
    switch code {
    case 0: break
    case Cell.unbreakableSpace: bytes.append(0x20)
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: code >> 6 | 0xC0))
      bytes.append(trail(0))
    case ..<0x1_0000:
      bytes.append(UInt8(truncatingIfNeeded: code >> 12 | 0xE0))
      bytes.append(trail(6))
      bytes.append(trail(0))
    case ..<Cell.firstCluster:
      bytes.append(UInt8(truncatingIfNeeded: code >> 18 | 0xF0))
      bytes.append(trail(12))
      bytes.append(trail(6))
      bytes.append(trail(0))
    default: bytes.append(contentsOf: text(of: cell).utf8)
    }
  }
}
