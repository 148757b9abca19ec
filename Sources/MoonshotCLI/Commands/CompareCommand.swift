/// `moonshot compare`: the facts of missions side by side.
package enum CompareCommand {
  package static let declaration = CommandDeclaration(
    name: "compare",
    summary: "Put the facts of missions side by side",
    operand: OperandDeclaration(
      "ID", .mission, minimum: 2, maximum: nil, synopsis: "ID ID…",
      help: "The missions to compare, two or more"),
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot compare 11 17", "the first landing and the last"),
      .init("moonshot compare 15 16 17", "the three missions with a rover"),
    ],
    discussion: ["Facts that differ are marked by a sign as well as by color."])
}
