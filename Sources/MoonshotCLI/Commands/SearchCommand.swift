/// `moonshot search`: missions and astronauts that mention a text.
package enum SearchCommand {
  package static let declaration = CommandDeclaration(
    name: "search",
    summary: "Find missions and astronauts that mention a text",
    operand: OperandDeclaration(
      "TEXT", .text, minimum: 1, maximum: nil, synopsis: "TEXT…",
      help: "The words to look for; all of them must occur"),
    options: [ListOption.limit, ListOption.header, ListOption.noHeader],
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot search genesis rock", "every record with both words"),
      .init("moonshot search lightning --limit 1", "the best match only"),
      .init("moonshot search rover --json", "with field and position, for other programs"),
    ],
    discussion: [
      "The best match comes first: names before summaries, summaries before running text. Case "
        + "and accents don't matter. With no match the status is 1."
    ])
}
