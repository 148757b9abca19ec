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
}
