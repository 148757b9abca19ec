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
    OperandJoiner(
      find: findMission,
      isID: { word in Int(word).flatMap(mission) != nil },
      isSplitName: { first, second in
        NameKey(first) == NameKey("Apollo") && apolloNumber(in: NameKey(second)) != nil
      }
    ).resolve(words)
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
    OperandJoiner(
      find: findAstronaut,
      isID: { word in astronaut(word)?.id == word },
      isSplitName: { _, _ in false }
    ).resolve(words)
  }
}

/// Decides which words in a row are one name.
private struct OperandJoiner<Record: Identifiable & Sendable> {
  let find: (String) -> Lookup<Record>
  let isID: (String) -> Bool

  /// Whether two words are one name even where the catalog knows none such: `apollo 18`.
  let isSplitName: (String, String) -> Bool

  private typealias Resolved = (query: String, result: Lookup<Record>)

  func resolve(_ words: [String]) -> [(query: String, result: Lookup<Record>)] {
    var resolved: [Resolved] = []
    var rest = words[...]
    while let word = rest.first {
      let next = rest.dropFirst().first
      if isID(word), next.map(isID) ?? true {
        resolved.append((word, find(word)))
        rest = rest.dropFirst()
      } else {
        let named = rest.prefix(longestName).prefix { !NameKey($0).isEmpty }
        let (length, name) = firstName(Array(named.isEmpty ? rest.prefix(1) : named))
        resolved.append(name)
        rest = rest.dropFirst(length)
      }
    }
    return resolved
  }

  /// The name at the front of `words`, and of how many of them it consists.
  private func firstName(_ words: [String]) -> (Int, Resolved) {
    let singles = words.map(find)
    let joined: [(length: Int, name: Resolved)] = (1...max(words.count, 1)).dropFirst().reversed()
      .map { length in
        let query = words.prefix(length).joined(separator: " ")
        return (length, (query, find(query)))
      }
    func first(where isName: (Lookup<Record>, ArraySlice<Lookup<Record>>) -> Bool) -> (
      Int, Resolved
    )? {
      joined.first { isName($0.name.result, singles.prefix($0.length)) }
    }
    return first(where: isOneRecord)
      ?? joined.last.flatMap { isSplitName(words[0], words[1]) ? $0 : nil }
      ?? first(where: isOneQuestion)
      ?? first(where: isOneSlip)
      ?? (1, (words[0], singles[0]))
  }

  private func isOneRecord(_ joined: Lookup<Record>, _ singles: ArraySlice<Lookup<Record>>) -> Bool
  {
    guard let id = joined.record?.id else { return false }
    return singles.contains { $0.record == nil } || singles.allSatisfy { $0.record?.id == id }
  }

  private func isOneQuestion(
    _ joined: Lookup<Record>, _ singles: ArraySlice<Lookup<Record>>
  ) -> Bool {
    guard case .ambiguous = joined else { return false }
    return singles.allSatisfy { $0.record == nil }
  }

  /// Whether the words miss a name together by less than they do alone.
  private func isOneSlip(_ joined: Lookup<Record>, _ singles: ArraySlice<Lookup<Record>>) -> Bool {
    guard case .unknown(let near) = joined, !near.isEmpty else { return false }
    return singles.contains { $0.record == nil }
  }
}

/// Words that one name has at most.
private let longestName = 5
