/// A word that a completion offers, and what it means.
package struct CompletionWord: Hashable, Sendable {
  package let value: String
  package let meaning: String

  package init(_ value: String, _ meaning: String = "") {
    self.value = value
    self.meaning = meaning
  }
}

/// The words of a catalog that a completion script carries inside.
package struct CompletionWords: Hashable, Sendable {
  /// The ids of missions with their titles.
  package let missions: [CompletionWord]

  /// The ids of astronauts with their names.
  package let astronauts: [CompletionWord]

  /// The columns of `list` and of `astronauts`.
  package let missionColumns: [CompletionWord]
  package let astronautColumns: [CompletionWord]

  /// Takes the words as they are in the catalog, whatever they contain.
  ///
  /// A word that can't be typed on a command line, being empty or holding control characters, is
  /// left out; in meanings, control characters become spaces.
  package init(
    missions: [CompletionWord], astronauts: [CompletionWord],
    missionColumns: [String], astronautColumns: [String]
  ) {
    self.missions = missions.compactMap(\.typable)
    self.astronauts = astronauts.compactMap(\.typable)
    self.missionColumns = missionColumns.compactMap { CompletionWord($0).typable }
    self.astronautColumns = astronautColumns.compactMap { CompletionWord($0).typable }
  }
}

extension CompletionWord {
  /// The word on one line, or `nil` if it can't be typed.
  fileprivate var typable: CompletionWord? {
    if value.isEmpty || value.unicodeScalars.contains(where: isUnsafe) { return nil }
    guard meaning.unicodeScalars.contains(where: isUnsafe) else { return self }
    var line = ""
    for scalar in meaning.unicodeScalars {
      line.unicodeScalars.append(isUnsafe(scalar) ? " " : scalar)
    }
    return CompletionWord(value, line)
  }
}

/// Whether a scalar is a control, breaks a line, or turns the direction of writing.
private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E,
    0x2066...0x2069:
    true
  default: false
  }
}
