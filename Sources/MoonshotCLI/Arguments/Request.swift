/// What a command line asks for.
package enum Request: Equatable, Sendable {
  /// Nothing in particular: `moonshot` alone, or with options that every command takes.
  case usage(ParsedArguments)

  /// The version.
  case version

  /// A command to run; `--help` is ``Command/help``.
  case run(ParsedArguments)
}
