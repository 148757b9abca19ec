import MoonshotCore

/// `moonshot help`: commands, topics and the man page.
package enum HelpCommand {
  package static let man = OptionDeclaration(flag: "man", help: "Print the man page (roff)")

  package static let declaration = CommandDeclaration(
    name: "help",
    summary: "Explain a command or a topic",
    operand: OperandDeclaration(
      "COMMAND", .helpTopic, minimum: 0, maximum: 1, synopsis: "[COMMAND]",
      help: "A command, or one of the topics formats, environment, files and status"),
    options: [man],
    formats: [.text, .json],
    examples: [
      .init("moonshot help list", "the options of list, with examples"),
      .init("moonshot help formats", "the output formats"),
      .init("moonshot help --man | man -l -", "the man page"),
    ])

  /// The page that `moonshot help …` asks for.
  static func page(_ arguments: ParsedArguments) throws(UsageError) -> HelpPage {
    if arguments.has(man) { return .manual }
    guard let word = arguments.operands.first else { return .overview }
    if let command = Command(rawValue: word) { return .command(command) }
    if let topic = HelpTopic(rawValue: word) { return .topic(topic) }
    let known = Command.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
    throw .unknownHelpTopic(word, near: nearest(word, among: known))
  }
}
