extension Catalog {
  /// What each of several words, or each name of several words, stands for.
  ///
  /// Words in a row are one name when together they name a mission and each alone does not:
  /// `apollo 11 12 yankee clipper` is `apollo 11`, `12`, `yankee clipper`.
  ///
  /// - Returns: the names as typed, in their order, with what they stand for.
  /// - Complexity: O(*w*) for *w* ids; for other names O(*w* + *n*) in the size of all names of
  ///   missions, as long as few are alike.
  public func resolveMissions(
    _ words: [String]
  ) -> [(query: String, result: Lookup<Mission>)] {
    var joiner = OperandJoiner(names: MissionNames(of: self))
    return joiner.resolve(words)
  }

  /// What each of several words, or each name of several words, stands for.
  ///
  /// Words in a row are one name when together they name a person and each alone does not, or
  /// names the same: `neil armstrong buzz aldrin` is two people.
  ///
  /// - Returns: the names as typed, in their order, with what they stand for.
  /// - Complexity: O(*w*) for *w* ids, else O(*w*·*n*) in the size of all names of astronauts.
  public func resolveAstronauts(
    _ words: [String]
  ) -> [(query: String, result: Lookup<Astronaut>)] {
    var joiner = OperandJoiner(names: AstronautNames(of: self))
    return joiner.resolve(words)
  }
}

/// The names of a catalog that operands are taken for.
protocol OperandNames {
  associatedtype Record: Identifiable & Sendable

  /// The records that `query` names equally well.
  mutating func matches(_ query: String) -> [Record]

  /// The names that are a slip away from `query`.
  mutating func near(_ query: String) -> [String]

  /// Whether `word` is an id as written.
  func isID(_ word: String) -> Bool

  /// Whether two words are one name even where the catalog knows none such: `apollo 18`.
  func isSplitName(_ first: String, _ second: String) -> Bool
}

/// Decides which words in a row are one name.
private struct OperandJoiner<Names: OperandNames> {
  typealias Record = Names.Record

  private var names: Names

  /// What the words, and the names of several, that have been looked at stand for.
  private var known: [String: [Record]] = [:]

  init(names: Names) {
    self.names = names
  }

  mutating func resolve(_ words: [String]) -> [(query: String, result: Lookup<Record>)] {
    var resolved: [(query: String, result: Lookup<Record>)] = []
    var rest = words[...]
    while let word = rest.first {
      let next = rest.dropFirst().first
      let isAlone = names.isID(word) && next.map(names.isID) ?? true || NameKey(word).isEmpty
      let named = rest.prefix(longestName).prefix { !NameKey($0).isEmpty }
      let name = isAlone ? nil : joinedName(named)
      let query = name?.query ?? word
      let records = name?.records ?? matches(word)
      resolved.append((query, Lookup(records, near: names.near(query))))
      rest = rest.dropFirst(name?.length ?? 1)
    }
    return resolved
  }

  private typealias Name = (length: Int, query: String, records: [Record])

  /// The name of two words or more at the front of `words`, if there is one.
  private mutating func joinedName(_ words: ArraySlice<String>) -> Name? {
    guard words.count > 1 else { return nil }
    var question: Name?
    for length in (2...words.count).reversed() {
      let singles = words.prefix(length).map { matches($0) }
      // A word that is in no name is in no longer one either; pairs may be serial numbers.
      if length > 2, singles.contains(where: \.isEmpty) { continue }
      let query = words.prefix(length).joined(separator: " ")
      let records = matches(query)
      if let id = records.first?.id, records.count == 1, isName(of: id, singles) {
        return (length, query, records)
      }
      if question == nil, records.count > 1, singles.allSatisfy({ $0.count != 1 }) {
        question = (length, query, records)
      }
    }
    return splitName(words) ?? question ?? slip(words)
  }

  /// Whether words together name `id` while one of them alone names nobody, or all name the same.
  private func isName(of id: Record.ID, _ singles: [[Record]]) -> Bool {
    singles.contains { $0.count != 1 } || singles.allSatisfy { $0.first?.id == id }
  }

  private mutating func splitName(_ words: ArraySlice<String>) -> Name? {
    let pair = Array(words.prefix(2))
    guard pair.count == 2, names.isSplitName(pair[0], pair[1]) else { return nil }
    let query = pair.joined(separator: " ")
    return (2, query, matches(query))
  }

  /// Two words that name nothing, and miss a name together by less than they do alone.
  private mutating func slip(_ words: ArraySlice<String>) -> Name? {
    let query = words.prefix(2).joined(separator: " ")
    let singles = words.prefix(2).map { matches($0) }
    guard singles.contains(where: { $0.count != 1 }), matches(query).isEmpty,
      !names.near(query).isEmpty
    else { return nil }
    return (2, query, [])
  }

  private mutating func matches(_ query: String) -> [Record] {
    if let records = known[query] { return records }
    let records = names.matches(query)
    known[query] = records
    return records
  }
}

/// Words that one name has at most.
private let longestName = 5
