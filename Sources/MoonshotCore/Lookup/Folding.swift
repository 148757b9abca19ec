extension String {
  /// The text as matching compares it: in lower case, without diacritics.
  ///
  /// Marks that combine and characters that show nothing are dropped, Latin letters lose their
  /// strokes and tails, typographic quotes and dashes become those of the keyboard, and every
  /// white space is a space. Folding twice is folding once.
  ///
  ///     "Frau im Mond – ÆRØ".folded  // "frau im mond - aero"
  ///
  /// - Complexity: O(*n*).
  package var folded: String {
    String(decoding: [UInt8](folding: self), as: UTF8.self)
  }
}

extension [UInt8] {
  /// The UTF-8 of `text`, folded as by ``Swift/String/folded``.
  package init(folding text: String) {
    self = []
    appendFolded(text)
  }

  /// Appends the UTF-8 of `text`, folded as by ``Swift/String/folded``.
  package mutating func appendFolded(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let isASCII = utf8.isASCII
      var rest = utf8[...]
      while !rest.isEmpty {
        let start = count
        let run = isASCII ? rest : rest.prefix { $0 < 0x80 }
        append(contentsOf: run)
        lowercaseASCII(from: start)
        rest = rest[run.endIndex...]
        while let scalar = rest.popNonASCII() { appendFolded(scalar) }
      }
    }
  }

  /// Appends what `scalar` folds to: nothing, a few letters, or its lower case.
  mutating func appendFolded(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A: append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    case 0x09...0x0D: append(0x20)
    case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x2018, 0x2019, 0x201B, 0x02BC, 0x2032: append(0x27)
    case 0x201C, 0x201D, 0x2033: append(0x22)
    case 0x2010...0x2015, 0x2212: append(0x2D)
    default: appendFoldedProperties(of: scalar)
    }
  }

  private mutating func appendFoldedProperties(of scalar: Unicode.Scalar) {
    if let letter = commonLetter(scalar) { return append(letter) }
    let properties = scalar.properties
    if properties.isWhitespace { return append(0x20) }
    if properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
      || properties.isDefaultIgnorableCodePoint
    {
      return
    }
    if let letters = latinLetters(of: scalar) { return append(contentsOf: letters.utf8) }
    let lowercased = properties.lowercaseMapping
    append(contentsOf: lowercased.utf8)
  }

  /// Bytes of ASCII only, from `start` on; the loop is written for the vectorizer.
  private mutating func lowercaseASCII(from start: Int) {
    withUnsafeMutableBufferPointer { bytes in
      for place in start..<bytes.count {
        let byte = bytes[place]
        let isControlSpace = byte &- 0x09 < 5
        bytes[place] = isControlSpace ? 0x20 : byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Takes the scalar at the front, unless it is ASCII; the bytes are valid UTF-8.
  fileprivate mutating func popNonASCII() -> Unicode.Scalar? {
    guard let lead = first, lead >= 0x80 else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for byte in prefix(length).dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    self = dropFirst(length)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text is ASCII; the loop is written for the vectorizer.
  var isASCII: Bool { reduce(0, |) < 0x80 }
}

// MARK: - Latin letters

/// The plain letters of a Latin letter with diacritics, or of a ligature, by its Unicode name.
///
///     latinLetters(of: "Ø")  // "o", from LATIN SMALL LETTER O WITH STROKE
///     latinLetters(of: "ß")  // "ss"
///     latinLetters(of: "ж")  // nil
private func latinLetters(of scalar: Unicode.Scalar) -> String? {
  guard isInLatinBlock(scalar),
    let lowercased = scalar.properties.lowercaseMapping.unicodeScalars.first
  else { return nil }
  if lowercased.isASCII { return String(lowercased) }
  guard let name = lowercased.properties.name else { return nil }
  var words = name.utf8.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }[...]
  if words.first == "FULLWIDTH" { words = words.dropFirst() }
  guard words.starts(with: ["LATIN", "SMALL"]) else { return nil }
  let kind = words.dropFirst(2).first
  let letters = words.dropFirst(3).prefix { $0 != "WITH" }.joined(separator: " ")
  if let letters = namedLetters[letters] { return letters }
  switch kind {
  case "LETTER": return 1...2 ~= letters.utf8.count ? letters.lowercased() : nil
  case "LIGATURE": return 1...3 ~= letters.utf8.count ? letters.lowercased() : nil
  default: return nil
  }
}

/// What letters are that Unicode calls by a name.
private let namedLetters = [
  "SHARP S": "ss", "LONG S": "s", "LONG S T": "st", "DOTLESS I": "i", "DOTLESS J": "j",
  "ETH": "d", "THORN": "th",
]

// Letters that need not be asked for their names, which takes microseconds; a question mark where
// there are two plain letters or none.

/// The plain letters of U+00C0 to U+017F.
private let europeanLetters: StaticString = """
  aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\
  aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?llllllllllnnnnnn???oooooo??\
  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
  """

/// The plain letters of U+1E00 to U+1EFF.
private let vietnameseLetters: StaticString = """
  aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
  mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
  wwwwwwwwwwxxxxyyzzzzzzhtwya?????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
  eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy????yy
  """

private func commonLetter(_ scalar: Unicode.Scalar) -> UInt8? {
  let (table, first) =
    scalar.value < 0x1E00 ? (europeanLetters, 0xC0) : (vietnameseLetters, 0x1E00)
  let place = Int(scalar.value) - first
  guard 0..<table.utf8CodeUnitCount ~= place else { return nil }
  let letter = table.utf8Start[place]
  return letter == 0x3F ? nil : letter
}

/// Whether asking for the scalar's name can be worth its while.
private func isInLatinBlock(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xC0..<0x2B0, 0x1D00..<0x1F00, 0x212A...0x212B, 0x2C60..<0x2C80, 0xA720..<0xA800,
    0xFB00..<0xFB07,
    0xFF21..<0xFF5B:
    true
  default: false
  }
}
