extension [UInt8] {
  /// The sentence of this UTF-8 text that starts at or after `start`, without white space around.
  ///
  /// A sentence ends at an empty line, or with `.`, `!`, `?` or `…` and the quotes and brackets
  /// that close there, when white space follows and no small letter after it. The points of
  /// initials (`U.S. Navy`) and of titles (`Dr. Rendezvous`) end none. Empty only at the text's
  /// end.
  ///
  /// - Complexity: O(*k*) in the length of the sentence.
  func sentence(from start: Int) -> Range<Int> {
    guard let first = self[Swift.min(start, count)...].firstIndex(where: { !$0.isSpace }) else {
      return count..<count
    }
    var place = first
    while place < count {
      switch self[place] {
      case 0x21, 0x2E, 0x3F:
        let end = closed(from: place + 1)
        if isEnd(end, after: place) { return first..<end }
        place = end
      case 0xE2 where self[place...].starts(with: [0xE2, 0x80, 0xA6]):
        let end = closed(from: place + 3)
        if isEnd(end, after: place) { return first..<end }
        place = end
      case 0x0A where isEmptyLine(after: place):
        return first..<trimmed(place, from: first)
      default: place += 1
      }
    }
    return first..<trimmed(count, from: first)
  }

  /// The end of the stops, quotes and brackets that stand at `place`.
  private func closed(from place: Int) -> Int {
    var place = place
    while place < count {
      switch self[place] {
      case 0x21, 0x2E, 0x3F, 0x22, 0x27, 0x29, 0x5D: place += 1
      // U+2019 and U+201D, the quotes that close.
      case 0xE2 where self[place...].starts(with: [0xE2, 0x80, 0x99]),
        0xE2 where self[place...].starts(with: [0xE2, 0x80, 0x9D]):
        place += 3
      default: return place
      }
    }
    return place
  }

  private func isEnd(_ end: Int, after stop: Int) -> Bool {
    guard end < count else { return true }
    guard self[end].isSpace else { return false }
    guard let next = self[end...].first(where: { !$0.isSpace }) else { return true }
    if 0x61...0x7A ~= next { return false }
    return self[stop] != 0x2E || end > stop + 1 || !isAbbreviation(before: stop)
  }

  /// Whether the word before the point at `stop` is an initial, or a title before a name.
  private func isAbbreviation(before stop: Int) -> Bool {
    let start = self[..<stop].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let word = self[start..<stop]
    if word.count == 1, let letter = word.first { return letter & 0x20 == 0 }
    return 2...4 ~= word.count && titles.contains(String(decoding: word, as: UTF8.self))
  }

  private func isEmptyLine(after newline: Int) -> Bool {
    self[(newline + 1)...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } == 0x0A
  }

  private func trimmed(_ end: Int, from start: Int) -> Int {
    (self[start..<end].lastIndex { !$0.isSpace } ?? start - 1) + 1
  }
}

extension String {
  /// The first sentence, without white space around; empty for a blank text.
  package var firstSentence: String {
    let text = Array(utf8)
    return String(decoding: text[text.sentence(from: 0)], as: UTF8.self)
  }
}

/// Abbreviations that a name follows.
private let titles: Set<String> = [
  "Capt", "Cdr", "Col", "Dr", "Gen", "Lt", "Maj", "Mr", "Mrs", "Ms", "Mt", "No", "Prof", "St",
]

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self & 0xDF }
}
