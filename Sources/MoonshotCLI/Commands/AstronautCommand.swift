/// `moonshot astronaut`: everything about an astronaut, with the missions flown.
package enum AstronautCommand {
  package static let declaration = CommandDeclaration(
    name: "astronaut",
    summary: "Show an astronaut and the missions flown",
    operand: OperandDeclaration(
      "NAME", .astronaut, minimum: 1, maximum: nil, synopsis: "NAME…",
      help: "A surname, a full name, a nickname, or any part that fits only one astronaut"),
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot astronaut aldrin", "by surname"),
      .init("moonshot astronaut buzz", "by nickname"),
      .init("moonshot astronaut neil armstrong", "by full name, quoted or not"),
      .init("moonshot astronaut young cernan --json", "two astronauts, for other programs"),
    ],
    discussion: ["Case and accents don't matter."])
}
