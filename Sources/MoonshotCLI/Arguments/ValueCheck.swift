import MoonshotCore

/// Checks the values whose kind says all there is to know; the rest is for the commands.
enum ValueCheck {
  /// Checks a value of `subject`, which is what takes it: `--color`, or a command.
  static func check(
    _ subject: String, _ value: String?, as kind: ValueKind?, command: Command?
  ) throws(UsageError) {
    guard let value, let kind else { return }
    switch kind {
    case .words(let words):
      try check(subject, value, among: words, command: command)
    case .format:
      try check(subject, value, among: OutputFormat.allCases.map(\.rawValue), command: command)
      guard let format = OutputFormat(rawValue: value), let command else { return }
      guard command.declaration.formats.contains(format) else {
        throw .formatNotOffered(format, command: command)
      }
    case .number(let range):
      guard let number = Int(value), range.contains(number) else {
        throw .notANumber(subject, value: value, range: range, command: command)
      }
    case .text, .suggestions, .mission, .astronaut, .missionOrAstronaut, .missionColumn,
      .astronautColumn, .missionColumns, .astronautColumns, .directory, .helpTopic:
      break
    }
  }

  private static func check(
    _ subject: String, _ value: String, among words: [String], command: Command?
  ) throws(UsageError) {
    if words.contains(value) { return }
    throw .notAChoice(
      subject, value: value, choices: words, near: nearest(value, among: words, atMost: 1),
      command: command)
  }
}

/// Checks how many operands there are, and those that are words.
enum OperandCheck {
  static func check(
    _ operands: [String], of command: Command, _ declaration: CommandDeclaration
  ) throws(UsageError) {
    guard let operand = declaration.operand else {
      if let first = operands.first { throw .unexpectedOperand(first, command: command) }
      return
    }
    if operands.count < operand.minimum {
      throw .missingOperand(command, given: operands.count)
    }
    if let maximum = operand.maximum, operands.count > maximum {
      throw .unexpectedOperand(operands[maximum], command: command)
    }
    for value in operands {
      try ValueCheck.check(command.rawValue, value, as: operand.kind, command: command)
    }
  }
}
