extension Catalog {
  /// What each of several words, or each name of several words, stands for.
  ///
  /// Words in a row are one name when together they name a mission and each alone does not:
  /// `apollo 11 12 yankee clipper` is `apollo 11`, `12`, `yankee clipper`.
  ///
  /// - Returns: the names as typed, in their order, with what they stand for.
  /// - Complexity: O(*w*) for *w* ids, else O(*w*·*n*) in the number of missions.
  public func resolveMissions(
    _ words: [String]
  ) -> [(query: String, result: Lookup<Mission>)] {
    var joiner = OperandJoiner(
      matches: missions(named:), near: titlesNear,
      isID: { word in Int(word).flatMap(mission) != nil },
      isSplitName: { first, second in
        NameKey(first) == NameKey("Apollo") && apolloNumber(in: NameKey(second)) != nil
      }
    )
    return joiner.resolve(words)
  }

  /// What each of several words, or each name of several words, stands for.
  ///
  /// Words in a row are one name when together they name a person and each alone does not, or
  /// names the same: `neil armstrong buzz aldrin` is two people.
  ///
  /// - Returns: the names as typed, in their order, with what they stand for.
  /// - Complexity: O(*w*) for *w* ids, else O(*w*·*n*) in the number of astronauts.
  public func resolveAstronauts(
    _ words: [String]
  ) -> [(query: String, result: Lookup<Astronaut>)] {
    var joiner = OperandJoiner(
      matches: astronauts(named:), near: peopleNear,
      isID: { word in astronaut(word)?.id == word },
      isSplitName: { _, _ in false }
    )
    return joiner.resolve(words)
  }
}

/// Decides which words in a row are one name.
private struct OperandJoiner<Record: Identifiable & Sendable> {
  let matches: (String) -> [Record]
  let near: (String) -> [String]
  let isID: (String) -> Bool

  /// Whether two words are one name even where the catalog knows none such: `apollo 18`.
  let isSplitName: (String, String) -> Bool

  /// What the words that have been looked at name by themselves.
  private var singles: [String: [Record]] = [:]

  init(
    matches: @escaping (String) -> [Record], near: @escaping (String) -> [String],
    isID: @escaping (String) -> Bool, isSplitName: @escaping (String, String) -> Bool
  ) {
    self.matches = matches
    self.near = near
    self.isID = isID
    self.isSplitName = isSplitName
  }

  mutating func resolve(_ words: [String]) -> [(query: String, result: Lookup<Record>)] {
    var resolved: [(query: String, result: Lookup<Record>)] = []
    var rest = words[...]
    while let word = rest.first {
      let next = rest.dropFirst().first
      let isAlone = isID(word) && next.map(isID) ?? true || NameKey(word).isEmpty
      let named = rest.prefix(longestName).prefix { !NameKey($0).isEmpty }
      let name = isAlone ? nil : joinedName(named)
      let query = name?.query ?? word
      let records = name?.records ?? alone(word)
      resolved.append((query, Lookup(records, near: near(query))))
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
      let singles = words.prefix(length).map { alone($0) }
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

  private func splitName(_ words: ArraySlice<String>) -> Name? {
    let pair = Array(words.prefix(2))
    guard pair.count == 2, isSplitName(pair[0], pair[1]) else { return nil }
    let query = pair.joined(separator: " ")
    return (2, query, matches(query))
  }

  /// Two words that name nothing, and miss a name together by less than they do alone.
  private mutating func slip(_ words: ArraySlice<String>) -> Name? {
    let query = words.prefix(2).joined(separator: " ")
    let singles = words.prefix(2).map { alone($0) }
    guard singles.contains(where: { $0.count != 1 }), matches(query).isEmpty, !near(query).isEmpty
    else { return nil }
    return (2, query, [])
  }

  private mutating func alone(_ word: String) -> [Record] {
    if let records = singles[word] { return records }
    let records = matches(word)
    singles[word] = records
    return records
  }
}

/// Words that one name has at most.
private let longestName = 5
