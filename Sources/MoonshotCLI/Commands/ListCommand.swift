/// `moonshot list`: the missions, one line each.
package enum ListCommand {
  package static let all = OptionDeclaration(
    flag: "all", short: "a", help: "Add the uncrewed flights")
  package static let uncrewed = OptionDeclaration(
    flag: "uncrewed", help: "Show only the uncrewed flights")
  package static let crew = OptionDeclaration(
    "crew", "NAME", .astronaut, help: "Only missions that NAME flew")
  package static let year = OptionDeclaration(
    "year", "Y", .number(1...9999), help: "Only missions launched in the year Y")
  package static let from = OptionDeclaration(
    "from", "DATE", .text, help: "Only missions launched on DATE or later")
  package static let to = OptionDeclaration(
    "to", "DATE", .text, help: "Only missions launched on DATE or earlier")
  package static let landed = OptionDeclaration(
    flag: "landed", help: "Only missions that landed on the Moon")
  package static let type = OptionDeclaration(
    "type", "LETTER", .suggestions(["A", "B", "C", "C'", "D", "F", "G", "H", "J"]),
    help: "Only missions of that type: G is the first landing, J the long stays with a rover")
  package static let columns = ListOption.columns(.missionColumns)
  package static let sort = ListOption.sort(.missionColumn)

  package static let declaration = CommandDeclaration(
    name: "list",
    summary: "List the missions",
    options: [
      all, uncrewed, crew, year, from, to, landed, type, columns, sort,
    ] + ListOption.all,
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot list", "the crewed missions, in order"),
      .init("moonshot list --landed --columns name,crew", "the six landings and who flew them"),
      .init("moonshot list --crew conrad --sort launchDate", "one astronaut's missions"),
      .init("moonshot list | cut -f1", "just the ids, for other programs"),
    ],
    discussion: [
      "On a terminal the list is a table fitted to the width. In a pipe it is tab-separated, "
        + "one line a mission, with no header and nothing cut.",
      "A DATE is a day, a month or a year: 1969-07-16, 1969-07 or 1969.",
    ])
}
