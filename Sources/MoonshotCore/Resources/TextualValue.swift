/// A value that a file holds as text, such as a date.
protocol TextualValue: LosslessStringConvertible, Decodable {
  /// Reads a text, all of it, from its start.
  init?(reading reader: inout DigitReader)

  /// What was expected in place of `text`, which is no such value, in words.
  static func expectation(for text: String) -> String
}

extension TextualValue {
  /// The value that `text` is, all of it.
  static func read(_ text: String) -> Self? {
    DigitReader.read(text) { Self(reading: &$0) }
  }

  /// Reads the text; throws a ``Mismatch`` for one that is no such value.
  init(textIn decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self.read(text) else {
      throw Mismatch(expected: Self.expectation(for: text), found: "\"\(text.excerpt(60))\"")
    }
    self = value
  }
}
