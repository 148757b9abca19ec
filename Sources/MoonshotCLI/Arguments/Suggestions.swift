import MoonshotCore

/// What an unknown word might have meant.
enum Suggestions {
  /// The error for a first word that is no command; `rest` are the words after it.
  static func unknownCommand(_ word: String, rest: ArraySlice<String>) -> UsageError {
    let near = nearest(word, among: Command.allCases.lazy.map(\.rawValue))
    let mission = near.isEmpty || isNumber(word) ? mission(word, rest.first) : nil
    if let mission { return .unknownCommand(word, near: [], instead: "mission \(mission)") }
    let words = [word] + rest.prefix { !$0.hasPrefix("-") }.prefix(3)
    return .unknownCommand(word, near: near, instead: near.isEmpty ? lineAbout(words) : nil)
  }

  /// The command line that answers with what the first of `words`, as many as can be, are the very
  /// name of in the built-in catalog, or nearly.
  private static func lineAbout(_ words: [String]) -> String? {
    let catalog = Catalog(.embedded)
    for count in (1...words.count).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      if catalog.findMission(name).record?.isCalled(name) == true { return "mission \(name)" }
      if catalog.findAstronaut(name).record?.isCalled(name) == true { return "astronaut \(name)" }
    }
    for count in (1...words.count).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      if case .unknown(let near) = catalog.findMission(name), let meant = near.first {
        return "mission \(meant)"
      }
      if case .unknown(let near) = catalog.findAstronaut(name), let meant = near.first {
        return "astronaut \(meant)"
      }
    }
    return nil
  }

  /// The error for an option that `command`, or no command at all, has.
  static func unknownOption(_ typed: String, of command: Command?) -> UsageError {
    let name = String(typed.drop { $0 == "-" })
    if let command {
      let owners = typed.hasPrefix("--") ? owners(of: name) : owners(ofLetters: name)
      if !owners.isEmpty { return .foreignOption(typed, command: command, owners: owners) }
    }
    let known = command.map { $0.declaration.options } ?? CommandDeclaration.all.flatMap(\.options)
    let names = (known + GlobalOption.all).map(\.name)
    let near = name.unicodeScalars.count > 1 ? nearest(name, among: names) : []
    return .unknownOption(typed, command: command, near: near.map { "--" + $0 })
  }

  /// The commands that declare an option of that name.
  static func owners(of name: String) -> [Command] {
    Command.allCases.filter { $0.declaration.options.contains { $0.name == name } }
  }

  private static func owners(ofLetters letters: String) -> [Command] {
    guard let letter = letters.first, letters.dropFirst().isEmpty else { return [] }
    return Command.allCases.filter { $0.declaration.options.contains { $0.short == letter } }
  }
}

/// The mission that a first word seems to name: `11`, `XI`, `apollo-11`, or `apollo 11` as two
/// words.
private func mission(_ word: String, _ next: String?) -> String? {
  if isNumber(word) || isRoman(word) { return word }
  guard word.utf8.count <= 40 else { return nil }
  let lowercased = word.lowercased()
  guard lowercased.hasPrefix("apollo") else { return nil }
  let rest = String(lowercased.dropFirst(6).drop { $0 == " " || $0 == "-" })
  if isNumber(rest) || isRoman(rest) { return rest }
  if rest.isEmpty, let next, isNumber(next) || isRoman(next) { return next }
  return nil
}

/// One to three ASCII digits.
private func isNumber(_ word: String) -> Bool {
  1...3 ~= word.utf8.count && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
}

/// A Roman numeral as missions have it, in either case: letters out of I, V and X.
private func isRoman(_ word: String) -> Bool {
  1...5 ~= word.utf8.count && word.utf8.allSatisfy { [0x49, 0x56, 0x58].contains($0 & 0xDF) }
}

extension Mission {
  /// Whether `name` is the whole of a name, case and diacritics aside.
  fileprivate func isCalled(_ name: String) -> Bool {
    [title, vehicle.callSigns?.commandModule, vehicle.callSigns?.lunarModule, vehicle.designation]
      .contains { $0?.folded == name.folded }
  }
}

extension Astronaut {
  /// Whether `name` is the whole of a name, case and diacritics aside.
  fileprivate func isCalled(_ name: String) -> Bool {
    [id, self.name, fullName, surname, nickname].contains { $0?.folded == name.folded }
  }
}
