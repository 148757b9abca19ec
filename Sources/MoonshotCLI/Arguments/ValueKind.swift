/// What a value or an operand may be: the parser checks it, completions offer it.
package enum ValueKind: Hashable, Sendable {
  /// Anything; nothing to offer.
  case text

  /// One of these words and no other.
  case words([String])

  /// Anything, with these as likely answers.
  case suggestions([String])

  /// A whole number inside the range.
  case number(ClosedRange<Int>)

  /// One of the output formats that the command offers.
  case format

  /// A mission, an astronaut, or either, in any spelling that lookup understands.
  case mission, astronaut, missionOrAstronaut

  /// One column of `list`, or of `astronauts`.
  case missionColumn, astronautColumn

  /// Columns joined by commas; `help` asks for their names.
  case missionColumns, astronautColumns

  /// The path of a folder.
  case directory

  /// A command or a topic that `help` explains.
  case helpTopic
}
