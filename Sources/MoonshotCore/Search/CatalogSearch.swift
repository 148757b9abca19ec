extension Catalog {
  /// The missions and astronauts that mention every word of `text`, best first.
  ///
  /// A word may stand anywhere, also inside another, and each in another field. Names count more
  /// than summaries, summaries more than running text; whole words more than parts; then the
  /// number of mentions and the earliest decide, then the order of the catalog. Case and
  /// diacritics are ignored, and no character is special.
  ///
  /// - Returns: the hits; none for a text without words, of over 1,024 bytes, or 64 words.
  /// - Complexity: O(*n*·*w*) in the size of the catalog and the number of words.
  public func search(_ text: String) -> [SearchHit] {
    guard let query = SearchQuery(text) else { return [] }
    var looker = Looker(query)
    var hits: [(hit: SearchHit, earliest: Int)] = []
    for mission in missions {
      guard let match = looker.look(at: searchFields(of: mission)) else { continue }
      let hit = SearchHit(
        .mission, id: String(mission.id), title: mission.title, match: match, of: query)
      hits.append((hit, match.earliest))
    }
    for astronaut in astronauts {
      guard let match = looker.look(at: searchFields(of: astronaut)) else { continue }
      let hit = SearchHit(
        .astronaut, id: astronaut.id, title: astronaut.title, match: match, of: query)
      hits.append((hit, match.earliest))
    }
    return hits.enumerated().sorted { first, second in
      (-first.element.hit.score, first.element.earliest, first.offset)
        < (-second.element.hit.score, second.element.earliest, second.offset)
    }.map(\.element.hit)
  }
}

/// How a record mentions all words of a query.
struct SearchMatch {
  /// The field that has most of the words, and of such the best.
  let field: SearchField

  /// The offset of the first word in the field, in bytes of its folded text.
  let earliest: Int

  let score: Int
}

/// Looks at records, one after another, with the same query and the same memory.
private struct Looker {
  private let query: SearchQuery
  private var folded: [UInt8] = []

  init(_ query: SearchQuery) {
    self.query = query
  }

  /// The match of a record that has `fields`; `nil` when a word is missing.
  mutating func look(at fields: [SearchField]) -> SearchMatch? {
    var points = [Int](repeating: 0, count: query.words.count)
    var mentions = 0
    var best: (field: SearchField, words: Int, points: Int, earliest: Int)?
    for field in fields {
      folded.removeAll(keepingCapacity: true)
      folded.appendFolded(field.text)
      var here = (words: 0, points: 0, earliest: Int.max)
      for (place, word) in query.words.enumerated() {
        guard let found = Occurrences(of: word, in: folded) else { continue }
        let worth = field.weight.rawValue + found.bonus
        points[place] = max(points[place], worth)
        mentions += found.count
        here = (here.words + 1, here.points + worth, min(here.earliest, found.first))
      }
      guard here.words > 0 else { continue }
      if here.words == query.words.count, hasPhrase { here.points += 20 * here.words }
      if (here.words, here.points) > (best?.words ?? 0, best?.points ?? 0) {
        best = (field, here.words, here.points, here.earliest)
      }
    }
    guard let best, points.allSatisfy({ $0 > 0 }) else { return nil }
    let total = max(points.reduce(0, +), best.words == points.count ? best.points : 0)
    return SearchMatch(
      field: best.field, earliest: best.earliest,
      score: total / points.count * 1000 + min(mentions, 999))
  }

  private var hasPhrase: Bool {
    query.phrase.map { folded.firstIndex(of: $0) != nil } ?? false
  }
}
