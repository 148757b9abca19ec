/// `moonshot browse`: the catalog as a full-screen app.
package enum BrowseCommand {
  package static let declaration = CommandDeclaration(
    name: "browse",
    summary: "Browse the catalog full-screen",
    operand: OperandDeclaration(
      "ID|NAME", .missionOrAstronaut, minimum: 0, maximum: nil, synopsis: "[ID|NAME]",
      help: "The mission or astronaut to start with"),
    formats: [.text],
    examples: [
      .init("moonshot browse", "start with the list of missions"),
      .init("moonshot browse aldrin", "start with an astronaut"),
    ],
    discussion: [
      "Arrow keys move, Return opens, Escape goes back, / searches, ? lists the keys and q quits."
    ])
}
