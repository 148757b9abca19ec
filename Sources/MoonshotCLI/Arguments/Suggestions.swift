import MoonshotCore

/// What an unknown word might have meant.
enum Suggestions {
  /// The error for a first word that is no command; `next` is the word after it.
  static func unknownCommand(_ word: String, next: String?) -> UsageError {
    let near = nearest(word, among: Command.allCases.lazy.map(\.rawValue))
    let mission = near.isEmpty || isNumber(word) ? mission(word, next) : nil
    return .unknownCommand(word, near: mission == nil ? near : [], mission: mission)
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

/// The mission that a first word seems to name: `11`, `XI`, `apollo-11`, or `apollo 11` as two words.
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
