/// `moonshot map`: the landing sites on the Moon's near side.
package enum MapCommand {
  package static let declaration = CommandDeclaration(
    name: "map",
    summary: "Draw the Moon's near side with the landing sites",
    operand: OperandDeclaration(
      "ID", .mission, minimum: 0, maximum: nil, synopsis: "[ID…]",
      help: "A mission whose landing site to mark and describe"),
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot map", "the six landing sites"),
      .init("moonshot map 15", "the site of Apollo 15, marked and described"),
      .init("moonshot map --ascii --width 60", "smaller, with plain characters"),
    ])
}
