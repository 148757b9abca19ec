/// A reason the command line could not be understood.
///
/// Cases hold facts; the sentences are in ``UsageError/description`` and ``UsageError/hint``.
package enum UsageError: Error, Equatable, Sendable {
  /// The first word is no command; `near` holds the closest commands, best first, and `instead`
  /// is the command line that would answer, if the word reads like a name in the catalog.
  case unknownCommand(String, near: [String], instead: String?)

  /// No command has the option. `option` is spelled as typed, with its dashes.
  case unknownOption(String, command: Command?, near: [String])

  /// The option exists, but on other commands.
  case foreignOption(String, command: Command, owners: [Command])

  /// An option that only some commands take was given without a command.
  case optionWithoutCommand(String, owners: [Command])

  /// An option ended before its value; `next` is the option-like word that stood in its place.
  case missingValue(String, valueName: String, next: String?, command: Command?)

  /// A flag was given a value.
  case unexpectedValue(String, value: String, command: Command?)

  /// A value outside the words that are allowed, of an option or of the command itself.
  case notAChoice(String, value: String, choices: [String], near: [String], command: Command?)

  /// A value that is no whole number inside the range.
  case notANumber(String, value: String, range: ClosedRange<Int>, command: Command?)

  /// A format that the command doesn't offer.
  case formatNotOffered(OutputFormat, command: Command)

  /// A command without what it is asked about.
  case missingOperand(Command, given: Int)

  /// An operand more than the command takes.
  case unexpectedOperand(String, command: Command)

  /// `help` was asked about something it doesn't know.
  case unknownHelpTopic(String, near: [String])

  /// A value that a command couldn't read; `expected` completes "expected …".
  case invalidValue(String, value: String, expected: String, command: Command)

  /// Two options of which one would have been enough.
  case exclusiveOptions(String, String, command: Command)

  /// A column that doesn't exist, with those that do.
  case unknownColumn(String, near: [String], columns: [String], command: Command)
}
