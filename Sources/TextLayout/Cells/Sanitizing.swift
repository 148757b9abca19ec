extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar instead of showing it.
  ///
  /// C0, DEL and C1 controls, the line and paragraph separators, and the controls of the
  /// bidirectional algorithm, which can make text read differently from what it is.
  var isControl: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The visible form of a control: `\t`, `\n`, `\r`, `\e`, or `\u{202E}` for all others.
  var escape: String {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x1B: "\\e"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// The text with every control in a visible form, safe to write to any terminal.
  ///
  /// Tab, newline, return and escape become `\t`, `\n`, `\r` and `\e`; the other C0 and C1
  /// controls, DEL, U+2028, U+2029 and the bidirectional controls become their code point, as in
  /// `\u{202E}`. Joiners and variation selectors stay, so joined emoji survive. A backslash stays
  /// too: the form is for people and can't be read back.
  /// - Complexity: O(*n*); text without controls is returned as it is, without a copy.
  public var sanitized: String {
    guard hasControls else { return self }
    var result = ""
    result.reserveCapacity(utf8.count + 16)
    for scalar in unicodeScalars {
      if scalar.isControl {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private var hasControls: Bool {
    var text = self
    // The loop is written for the vectorizer.
    let isPlain = text.withUTF8 { utf8 in
      utf8.reduce(0) { $0 | ($1 &- 0x20 < 0x5F ? 0 : 1) as UInt8 } == 0
    }
    if isPlain { return false }
    return unicodeScalars.contains(where: \.isControl)
  }
}
