/// What a command line asks for.
package enum Request: Equatable, Sendable {
  /// Nothing in particular: `moonshot` alone.
  case usage

  /// A page of help, for people or as `json`.
  case help(HelpPage, as: OutputFormat = .text)

  /// The version.
  case version

  /// A command to run.
  case run(ParsedArguments)
}
