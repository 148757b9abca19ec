/// `moonshot astronauts`: everyone who flew, one line each.
package enum AstronautsCommand {
  package static let role = OptionDeclaration(
    "role", "ROLE",
    .suggestions(["Commander", "Command Module Pilot", "Lunar Module Pilot"]),
    help: "Only astronauts who flew in that role")
  package static let moonwalkers = OptionDeclaration(
    flag: "moonwalkers", help: "Only astronauts who walked on the Moon")
  package static let mission = OptionDeclaration(
    "mission", "ID", .mission, help: "Only the crew of that mission")
  package static let columns = ListOption.columns(.astronautColumns)
  package static let sort = ListOption.sort(.astronautColumn)

  package static let declaration = CommandDeclaration(
    name: "astronauts",
    summary: "List the astronauts",
    options: [role, moonwalkers, mission, columns, sort] + ListOption.all,
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot astronauts", "everyone in the catalog"),
      .init("moonshot astronauts --moonwalkers", "the twelve who walked on the Moon"),
      .init("moonshot astronauts --mission 13 --format csv", "one crew, for a spreadsheet"),
    ],
    discussion: [
      "On a terminal the list is a table fitted to the width. In a pipe it is tab-separated, "
        + "one line an astronaut, with no header and nothing cut."
    ])
}
