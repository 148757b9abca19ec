/// `moonshot mission`: everything about a mission, with its crew.
package enum MissionCommand {
  package static let sources = OptionDeclaration(
    flag: "sources", help: "Say where the figures come from")

  package static let declaration = CommandDeclaration(
    name: "mission",
    summary: "Show a mission and its crew",
    operand: OperandDeclaration(
      "ID", .mission, minimum: 1, maximum: nil, synopsis: "ID…",
      help: "A number, a name, a designation or a call sign"),
    options: [sources],
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot mission 11", "the first landing on the Moon"),
      .init("moonshot mission eagle", "the same mission, by a call sign"),
      .init("moonshot mission 15 16 17", "three missions, one after another"),
      .init("moonshot mission 11 --json | jq -r .summary", "one field, for other programs"),
    ],
    discussion: [
      "These all mean Apollo 11: 11, \"Apollo 11\", apollo 11, apollo-11, XI, AS-506, Columbia, "
        + "Eagle."
    ])
}
