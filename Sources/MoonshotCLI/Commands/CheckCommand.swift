/// `moonshot check`: every fault in a catalog.
package enum CheckCommand {
  package static let strict = OptionDeclaration(
    flag: "strict", help: "Count warnings as faults")

  package static let declaration = CommandDeclaration(
    name: "check",
    summary: "Report every fault in a catalog",
    operand: OperandDeclaration(
      "DIR", .directory, minimum: 0, maximum: 1, synopsis: "[DIR]",
      help: "The folder with the catalog; without it, the one in use"),
    options: [strict],
    formats: OutputFormat.lists,
    examples: [
      .init("moonshot check .", "check the catalog in the current folder"),
      .init("moonshot check --strict", "check the built-in catalog, warnings included"),
    ],
    discussion: [
      "Each finding names the file, the record and the field, what was found there and what was "
        + "expected. The status is 0 for a clean catalog and 3 otherwise."
    ])
}
