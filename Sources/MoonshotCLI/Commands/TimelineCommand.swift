/// `moonshot timeline`: the program, or one flight, on a time axis.
package enum TimelineCommand {
  package static let declaration = CommandDeclaration(
    name: "timeline",
    summary: "Show the program, or one flight, on a time axis",
    operand: OperandDeclaration(
      "ID", .mission, minimum: 0, maximum: nil, synopsis: "[ID…]",
      help: "A mission whose events to show; without one, the program"),
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot timeline", "all missions, from first to last"),
      .init("moonshot timeline 11", "the events of Apollo 11, by ground elapsed time and UTC"),
    ])
}
