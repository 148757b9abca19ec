/// `moonshot stats`: the totals of the program.
package enum StatsCommand {
  package static let declaration = CommandDeclaration(
    name: "stats",
    summary: "Add up the program: days, moonwalks, kilograms",
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot stats", "the totals, with small bars"),
      .init("moonshot stats --json", "the same numbers, for other programs"),
    ])
}
