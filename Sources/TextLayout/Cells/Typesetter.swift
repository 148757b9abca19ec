/// Turns text into cells: the one gate through which characters enter a grid.
///
/// Controls become visible escapes here, drawing characters take their ASCII form when asked to,
/// and every character is measured, once.
struct Typesetter {
  /// The repertoire of drawing characters.
  let characters: Appearance.Characters
  /// Clusters of several scalars, collected for the grid.
  private(set) var clusters: [String] = []

  init(characters: Appearance.Characters) {
    self.characters = characters
  }

  /// Appends the cells of `text` to `cells`; characters that fill no cell are left out.
  ///
  /// A newline ends the line if `breaksLines`, else it is escaped like any other control.
  /// - Complexity: O(*n*) in the length of the text; no allocation for single scalars.
  mutating func set(_ text: String, style: Style, breaksLines: Bool, into cells: inout [Cell]) {
    var text = text
    text.withUTF8 { bytes in
      if cells.isEmpty { cells.reserveCapacity(bytes.count) }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let next = index + 1
        if byte >= 0x20, byte < 0x7F, next == bytes.count || bytes[next] < 0x80 {
          cells.append(Cell(code: UInt32(byte), columns: 1, style: style))
          index = next
        } else {
          index = setScalar(
            in: bytes, at: index, style: style, breaksLines: breaksLines, into: &cells)
        }
      }
    }
  }

  /// The cells of one line of `text`, newlines escaped.
  mutating func line(_ text: String, style: Style) -> [Cell] {
    var cells: [Cell] = []
    set(text, style: style, breaksLines: false, into: &cells)
    return cells
  }

  /// The cell of one drawing character that fills one cell in either repertoire.
  func cell(_ scalar: Unicode.Scalar, style: Style) -> Cell {
    let form = characters == .ascii ? scalar.asciiForm?.unicodeScalars.first : nil
    return Cell(code: (form ?? scalar).value, columns: 1, style: style)
  }

  /// The mark that stands for what was cut off.
  mutating func ellipsis(style: Style) -> [Cell] {
    line("…", style: style)
  }

  /// Sets the character, or the run of clustering characters, at `index`; returns what follows.
  private mutating func setScalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, style: Style, breaksLines: Bool,
    into cells: inout [Cell]
  ) -> Int {
    let (scalar, length) = decodeScalar(bytes, at: index)
    var end = index + length
    if scalar.isControl {
      if breaksLines, scalar.value == 0x0D, end < bytes.count, bytes[end] == 0x0A {
        end += 1
        cells.append(.lineBreak(style: style))
      } else if breaksLines, scalar.value == 0x0A {
        cells.append(.lineBreak(style: style))
      } else {
        setASCII(scalar.escape, style: style, into: &cells)
      }
      return end
    }
    var last = scalar
    while end < bytes.count {
      let (following, length) = decodeScalar(bytes, at: end)
      if following.isControl || (last.standsAlone && following.standsAlone) { break }
      last = following
      end += length
    }
    if end == index + length, scalar.standsAlone {
      setSingle(scalar, columns: scalar.columns, style: style, into: &cells)
    } else {
      setClusters(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self),
        style: style, into: &cells)
    }
    return end
  }

  private mutating func setClusters(_ text: String, style: Style, into cells: inout [Cell]) {
    for character in text {
      let columns = character.columns
      guard columns > 0 else { continue }
      let scalars = character.unicodeScalars
      if let only = scalars.first, scalars.count == 1 {
        setSingle(only, columns: columns, style: style, into: &cells)
      } else {
        let code = Cell.firstCluster + UInt32(truncatingIfNeeded: clusters.count)
        clusters.append(String(character))
        cells.append(Cell(code: code, columns: UInt8(columns), style: style))
      }
    }
  }

  private func setSingle(
    _ scalar: Unicode.Scalar, columns: Int, style: Style, into cells: inout [Cell]
  ) {
    if characters == .ascii, scalar.value >= 0x80, let form = scalar.asciiForm {
      setASCII(form, style: style, into: &cells)
    } else {
      cells.append(Cell(code: scalar.value, columns: UInt8(columns), style: style))
    }
  }

  private func setASCII(_ text: String, style: Style, into cells: inout [Cell]) {
    for byte in text.utf8 {
      cells.append(Cell(code: UInt32(byte), columns: 1, style: style))
    }
  }
}

/// The scalar whose UTF-8 begins at `index`, and its length in bytes.
///
/// The bytes are a `String`'s, so they are valid; a fault would read as the replacement character.
private func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: Unicode.Scalar, length: Int) {
  let first = UInt32(bytes[index])
  if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
  let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  var value = first & (0x7F >> UInt32(length))
  for offset in 1..<length where index + offset < bytes.count {
    value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
  }
  return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
}
