/// Reads a command line against the declarations.
///
/// Options may stand before or after the command and its operands, as `--sort name`,
/// `--sort=name`, or by letter where they have one; `--` ends them. Nothing is abbreviated. An
/// option that wants a value doesn't take a word that looks like another option, except one that
/// starts like a negative number: `--get -0:10:00`.
package struct ArgumentParser {
  private let words: [String]
  private var position = 0
  private var command: Command?
  private var operands: [String] = []
  private var given: [Given] = []
  private var wantsHelp = false
  private var wantsVersion = false

  /// An option as found, spelled as typed for messages.
  fileprivate struct Given {
    let spelling: String
    let option: OptionDeclaration
    let value: String?
  }

  private init(_ words: [String]) {
    self.words = words
  }

  /// Understands the words after the program's name.
  ///
  /// `--help` wins over mistakes in the same line, once the command is known.
  ///
  /// - Complexity: linear in the length of all words.
  package static func parse(_ words: [String]) throws(UsageError) -> Request {
    var parser = ArgumentParser(words)
    do {
      return try parser.parse()
    } catch {
      guard let command = parser.command, parser.asksForHelpLater else { throw error }
      return parser.help(on: command)
    }
  }

  private mutating func parse() throws(UsageError) -> Request {
    while position < words.count {
      let word = words[position]
      position += 1
      if word == "--" { break }
      try read(word)
    }
    while position < words.count {
      position += 1
      try readOperand(words[position - 1])
    }
    return try request()
  }

  /// Whether `--help` was read already or stands among the words not yet read.
  private var asksForHelpLater: Bool {
    wantsHelp
      || words[min(position, words.count)...].prefix { $0 != "--" }
        .contains { $0 == "--help" || $0 == "-h" }
  }
}

// MARK: - Words

extension ArgumentParser {
  private mutating func read(_ word: String) throws(UsageError) {
    let bytes = word.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else { return try readOperand(word) }
    let second = bytes[bytes.index(after: bytes.startIndex)]
    if second == UInt8(ascii: "-") {
      try readLongOption(word)
    } else if isDigit(second) {
      try readOperand(word)
    } else {
      try readShortOptions(word)
    }
  }

  private mutating func readOperand(_ word: String) throws(UsageError) {
    guard command == nil else { return operands.append(word) }
    guard let named = Command(rawValue: word) else {
      throw Suggestions.unknownCommand(word, rest: words[position...])
    }
    command = named
  }

  private mutating func readLongOption(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2)
    let end = parts.utf8.firstIndex(of: UInt8(ascii: "=")) ?? parts.endIndex
    let name = String(parts[..<end])
    let spelling = "--" + name
    let attached = end < parts.endIndex ? String(parts[parts.index(after: end)...]) : nil
    guard let option = option(where: { $0.name == name }) else {
      throw Suggestions.unknownOption(spelling, of: command)
    }
    switch (option.value, attached) {
    case (.none, let value?): throw .unexpectedValue(spelling, value: value, command: command)
    case (.required(let valueName, _), nil):
      record(spelling, option, try nextValue(of: spelling, valueName))
    default: record(spelling, option, attached)
    }
  }

  /// Reads `-r`, `-ar`, `-n5` and `-n 5`; the rest after a letter that wants a value is its value.
  private mutating func readShortOptions(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = option(where: { $0.short == letter }) else {
        throw Suggestions.unknownOption(word, of: command)
      }
      guard case .required(let valueName, _) = option.value else {
        record(spelling, option, nil)
        continue
      }
      if letters.isEmpty {
        record(spelling, option, try nextValue(of: spelling, valueName))
      } else {
        record(spelling, option, String(letters.first == "=" ? letters.dropFirst() : letters))
      }
      return
    }
  }

  /// Takes the next word as a value unless it reads like an option.
  private mutating func nextValue(
    of spelling: String, _ valueName: String
  ) throws(UsageError) -> String {
    guard position < words.count else {
      throw .missingValue(spelling, valueName: valueName, next: nil, command: command)
    }
    let next = words[position]
    let start = next.utf8.prefix(2)
    if let second = start.dropFirst().first, start.first == UInt8(ascii: "-"), !isDigit(second) {
      throw .missingValue(spelling, valueName: valueName, next: next, command: command)
    }
    position += 1
    return next
  }

  private mutating func record(_ spelling: String, _ option: OptionDeclaration, _ value: String?) {
    switch option.name {
    case GlobalOption.help.name: wantsHelp = true
    case GlobalOption.version.name: wantsVersion = true
    default: given.append(Given(spelling: spelling, option: option, value: value))
    }
  }

  /// Finds an option among those of every command, of this one, or, before the command is known,
  /// of any.
  private func option(where matches: (OptionDeclaration) -> Bool) -> OptionDeclaration? {
    if let option = GlobalOption.all.first(where: matches) { return option }
    if let command { return command.declaration.options.first(where: matches) }
    for command in Command.allCases {
      if let option = command.declaration.options.first(where: matches) { return option }
    }
    return nil
  }
}

// MARK: - The whole line

extension ArgumentParser {
  private func request() throws(UsageError) -> Request {
    guard let command else {
      if wantsHelp { return help(on: nil) }
      if wantsVersion { return .version }
      return try usage()
    }
    if wantsHelp { return help(on: command) }
    if wantsVersion { return .version }
    let declaration = command.declaration
    for item in given {
      try check(item, for: command, declaration)
    }
    try OperandCheck.check(operands, of: command, declaration)
    return .run(
      ParsedArguments(command: command, operands: operands, options: given.map(\.recorded)))
  }

  /// What `--help` is short for: `moonshot help COMMAND` with the same options.
  ///
  /// A format that help doesn't come in is left out: it was meant for the command.
  private func help(on command: Command?) -> Request {
    let formats = HelpCommand.declaration.formats.map(\.rawValue)
    let options = given.map(\.recorded).filter { option in
      option.name != GlobalOption.format.name || option.value.map(formats.contains) ?? false
    }
    return .run(
      ParsedArguments(
        command: .help, operands: command.map { [$0.rawValue] } ?? [], options: options))
  }

  /// Without a command only the options of every command make sense, as an alias might have them.
  private func usage() throws(UsageError) -> Request {
    for item in given {
      let owners = Suggestions.owners(of: item.option.name)
      if !owners.isEmpty { throw .optionWithoutCommand(item.spelling, owners: owners) }
      try ValueCheck.check(item.spelling, item.value, as: item.option.kind, command: nil)
    }
    return .usage(ParsedArguments(command: .help, operands: [], options: given.map(\.recorded)))
  }

  /// Checks an option that may have been read before the command was known.
  private func check(
    _ item: Given, for command: Command, _ declaration: CommandDeclaration
  ) throws(UsageError) {
    let name = item.option.name
    let options =
      GlobalOption.all.contains { $0.name == name }
      ? GlobalOption.all : declaration.options
    guard let option = options.first(where: { $0.name == name }) else {
      throw Suggestions.unknownOption(item.spelling, of: command)
    }
    try ValueCheck.check(item.spelling, item.value, as: option.kind, command: command)
  }
}

extension ArgumentParser.Given {
  /// The option as commands see it: what it means when it is short for something else.
  fileprivate var recorded: ParsedArguments.GivenOption {
    if let meaning = option.meaning { return .init(name: meaning.option, value: meaning.value) }
    return .init(name: option.name, value: value)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
