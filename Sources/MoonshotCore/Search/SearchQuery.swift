/// The words of a search, folded.
struct SearchQuery {
  /// Each once, none empty.
  let words: [[UInt8]]

  /// The words as they were typed, with one space between them; `nil` when there is only one.
  let phrase: [UInt8]?

  /// The words of `text`, split at white space.
  ///
  /// `nil` when there are none, or more than anybody types: over 1,024 bytes or 64 words.
  init?(_ text: String) {
    guard text.utf8.count <= 1024 else { return nil }
    let typed = [UInt8](folding: text).split(separator: .space)
    var words: [[UInt8]] = []
    for word in typed where !words.contains(Array(word)) { words.append(Array(word)) }
    guard 1...64 ~= words.count else { return nil }
    self.words = words
    phrase = typed.count > 1 ? Array(typed.joined(separator: [.space])) : nil
  }
}

/// Where a word stands in a text.
struct Occurrences {
  let count: Int

  /// The offset of the first, in bytes.
  let first: Int

  /// How well the best one keeps to the borders of words; see ``bonus(of:in:)``.
  let bonus: Int

  /// The occurrences of `word` in `bytes`, of which none overlap; `nil` when there are none.
  init?(of word: [UInt8], in bytes: [UInt8]) {
    guard let first = bytes.firstIndex(of: word) else { return nil }
    var count = 0
    var bonus = 0
    var next: Int? = first
    while let place = next {
      count += 1
      bonus = max(bonus, Self.bonus(of: place..<place + word.count, in: bytes))
      next = bytes.firstIndex(of: word, from: place + word.count)
    }
    self.first = first
    self.count = count
    self.bonus = bonus
  }

  /// 10 at the start of a word, 30 for a whole one.
  private static func bonus(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    if range.lowerBound > 0, bytes[range.lowerBound - 1].isWordByte { return 0 }
    return range.upperBound < bytes.count && bytes[range.upperBound].isWordByte ? 10 : 30
  }
}

extension UInt8 {
  /// Whether the byte is part of a letter or a digit in folded text.
  fileprivate var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
