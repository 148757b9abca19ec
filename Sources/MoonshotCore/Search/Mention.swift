extension SearchHit {
  /// The hit for a record, with the sentence of `match` that has most of the words.
  init(_ kind: Kind, id: String, title: String, match: SearchMatch, of query: SearchQuery) {
    let text = match.field.text
    let folded = FoldedText(text)
    let mentions = query.mentions(in: folded)
    let bytes = Array(text.utf8)
    let isProse = match.field.path == "description"
    let sentence = isProse ? bestSentence(of: bytes, with: mentions) : 0..<bytes.count
    let inside = mentions.map(\.range).filter { sentence.contains($0.lowerBound) }
    self.init(
      kind: kind, id: id, title: title, field: match.field.path,
      sentence: String(decoding: bytes[sentence], as: UTF8.self),
      offset: bytes[..<sentence.lowerBound].codePoints,
      ranges: inside.joined().inCodePoints(of: bytes[sentence]), score: match.score)
  }
}

/// A word of a query in a text.
private struct Mention {
  /// The word's place in the query.
  let word: Int

  /// Offsets in the UTF-8 of the text.
  let range: Range<Int>
}

extension SearchQuery {
  /// All mentions in the text, in its order.
  fileprivate func mentions(in text: FoldedText) -> [Mention] {
    var mentions: [Mention] = []
    for (place, word) in words.enumerated() {
      var next = text.bytes.firstIndex(of: word)
      while let start = next {
        let end = start + word.count
        mentions.append(Mention(word: place, range: text.source(of: start..<end)))
        next = text.bytes.firstIndex(of: word, from: end)
      }
    }
    return mentions.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

/// The sentence that mentions most words; of several the first.
private func bestSentence(of text: [UInt8], with mentions: [Mention]) -> Range<Int> {
  var best = (words: 0, sentence: 0..<text.count)
  var rest = mentions[...]
  var sentence = 0..<0
  while let first = rest.first {
    while sentence.upperBound <= first.range.lowerBound {
      sentence = text.sentence(from: sentence.upperBound)
    }
    let inside = rest.prefix { $0.range.lowerBound < sentence.upperBound }
    let words = Set(inside.map(\.word)).count
    if words > best.words { best = (words, sentence) }
    rest = rest.dropFirst(inside.count)
  }
  return best.sentence
}

extension [Range<Int>] {
  /// Sorted ranges, of which those that touch are one.
  fileprivate func joined() -> [Range<Int>] {
    reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// These sorted ranges apart of UTF-8 offsets, counted in code points from the start of `text`.
  fileprivate func inCodePoints(of text: ArraySlice<UInt8>) -> [Range<Int>] {
    var (place, count) = (text.startIndex, 0)
    func codePoints(upTo end: Int) -> Int {
      let end = Swift.min(Swift.max(end, place), text.endIndex)
      count += text[place..<end].codePoints
      place = end
      return count
    }
    return map { range in
      let start = codePoints(upTo: range.lowerBound)
      return start..<codePoints(upTo: range.upperBound)
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many code points the UTF-8 encodes.
  fileprivate var codePoints: Int {
    reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
