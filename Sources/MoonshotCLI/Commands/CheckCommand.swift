/// `moonshot check`: every fault in a catalog.
package enum CheckCommand {
  package static let strict = OptionDeclaration(
    flag: "strict", help: "Take warnings as seriously as errors")

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
      .init("moonshot check --strict", "check the one in use, and fail on warnings too"),
    ],
    discussion: [
      "Each finding names the file, the record and the field, what was found there and what was "
        + "expected. Errors make the status 3, and so do warnings with --strict."
    ])
}
