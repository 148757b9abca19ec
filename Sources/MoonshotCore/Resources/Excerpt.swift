extension String {
  /// At most `length` characters of it, with `…` where the rest was; what can't be seen in it is
  /// escaped, as `\u{200B}`.
  ///
  /// A character of more than sixteen scalars is no letter of any script, and is cut as well.
  package func excerpt(_ length: Int) -> String {
    if utf8.count <= length { return withoutInvisibles }
    let most =
      unicodeScalars.index(
        startIndex, offsetBy: length * 16, limitedBy: endIndex) ?? endIndex
    let head = self[..<most]
    let cut = head.index(startIndex, offsetBy: length, limitedBy: most) ?? most
    return cut == endIndex ? withoutInvisibles : String(self[..<cut]).withoutInvisibles + "…"
  }

  private var withoutInvisibles: String {
    guard unicodeScalars.contains(where: \.isLostInText) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isLostInText {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// As Unicode writes it: "U+202E".
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Whether nothing tells it from a plain space, or from nothing at all.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isWhitespace && self != " "
  }

  /// Whether nobody sees it in a text; joiners, variation selectors and tags show in emoji.
  fileprivate var isLostInText: Bool {
    switch value {
    case 0..<0xA0, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: false
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
