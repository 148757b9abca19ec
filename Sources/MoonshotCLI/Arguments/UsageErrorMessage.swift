extension UsageError: CustomStringConvertible {
  /// The one line that says what is wrong, without the program's name.
  package var description: String {
    switch self {
    case .unknownCommand(let word, _, let line?):
      "no command \(quoted(word)); did you mean 'moonshot \(shown(line))'?"
    case .unknownCommand(let word, let near, nil):
      "no command \(quoted(word))" + Words.didYouMean(near)
    case .unknownOption(let option, nil, let near):
      "no option \(quoted(option))" + Words.didYouMean(near)
    case .unknownOption(let option, let command?, let near):
      "\(command.rawValue) has no option \(quoted(option))" + Words.didYouMean(near)
    case .foreignOption(let option, let command, let owners):
      "\(command.rawValue) has no option \(quoted(option)); "
        + "it belongs to \(Words.list(owners.map(\.rawValue), "and"))"
    case .optionWithoutCommand(let option, let owners):
      "\(quoted(option)) needs a command: \(Words.list(owners.map(\.rawValue), "or"))"
    case .missingValue(let option, let valueName, nil, _):
      "\(option) needs a value: \(option) \(valueName)"
    case .missingValue(let option, let valueName, let next?, _):
      "\(option) needs a value: \(option) \(valueName), but \(quoted(next)) follows"
    case .unexpectedValue(let option, let value, _):
      "\(option) takes no value, but got \(quoted(value))"
    case .notAChoice(let subject, let value, let choices, let near, _):
      "\(subject) takes \(Words.list(choices, "or")), not \(quoted(value))" + Words.didYouMean(near)
    case .notANumber(let option, let value, let range, _):
      "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(quoted(value))"
    case .formatNotOffered(let format, let command):
      "\(command.rawValue) has no format \(quoted(format.rawValue)); "
        + "it has \(Words.list(command.declaration.formats.map(\.rawValue), "and"))"
    case .missingOperand(let command, let given):
      "\(command.rawValue) needs \(missing(command, given))"
    case .unexpectedOperand(let operand, let command):
      if let maximum = command.declaration.operand?.maximum {
        "\(command.rawValue) takes \(maximum == 1 ? "one operand" : "\(maximum) operands"); "
          + "\(quoted(operand)) is one too many"
      } else {
        "\(command.rawValue) takes no operands, but got \(quoted(operand))"
      }
    case .unknownHelpTopic(let topic, let near):
      "no help on \(quoted(topic))" + Words.didYouMean(near)
    case .invalidValue(let subject, let value, let expected, _):
      "\(subject) can't be \(quoted(value)); expected \(expected)"
    case .exclusiveOptions(let one, let other, let command):
      "\(command.rawValue) takes \(one) or \(other), not both"
    case .unknownColumn(let column, let near, let columns, _):
      "no column \(quoted(column))"
        + (near.isEmpty ? "" : " (did you mean \(Words.list(near, "or"))?)")
        + "; the columns are " + columns.joined(separator: ", ")
    }
  }

  /// A second line that says where to go from here, without a full stop.
  package var hint: String {
    switch self {
    case .unknownCommand(let word, near: [], instead: nil) where !word.isEmpty && isPlain(word):
      "to look it up: moonshot search \(word)"
    case .missingOperand(let command, _):
      command.declaration.examples.first.map { "for example: \($0.line)" } ?? "see 'moonshot help'"
    case .missingValue(let option, _, let next?, _)
    where isPlain(next) && next.unicodeScalars.dropFirst().first != "-":
      "if that is the value, write \(option)=\(next)"
    case .unexpectedOperand(let operand, .list) where isPlain(operand):
      "to read one mission: moonshot mission \(operand)"
    case .unexpectedOperand(let operand, .astronauts) where isPlain(operand):
      "to read about one: moonshot astronaut \(operand)"
    case .missingValue(_, _, _, let command?), .unexpectedValue(_, _, let command?),
      .notAChoice(_, _, _, _, let command?), .notANumber(_, _, _, let command?),
      .unknownOption(_, let command?, _), .foreignOption(_, let command, _),
      .formatNotOffered(_, let command), .unexpectedOperand(_, let command),
      .invalidValue(_, _, _, let command), .exclusiveOptions(_, _, let command),
      .unknownColumn(_, _, _, let command):
      "see 'moonshot help \(command.rawValue)'"
    default:
      "see 'moonshot help'"
    }
  }

  /// Both lines as they stand on the error stream, each with its newline.
  package var report: String {
    "moonshot: \(description)\n\(hint)\n"
  }
}

/// What a command lacks: `an ID`, `a TEXT`, `another ID`.
private func missing(_ command: Command, _ given: Int) -> String {
  let name = command.declaration.operand?.name ?? "operand"
  if given > 0 { return "another \(name)" }
  if (command.declaration.operand?.minimum ?? 1) > 1 { return "at least two \(name)s" }
  return (name.first.map { "AEIO".contains($0) } ?? false ? "an " : "a ") + name
}

/// Whether a word can be repeated as part of a command line as it is.
private func isPlain(_ word: String) -> Bool {
  word.utf8.count <= 40 && shown(word) == word
    && word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
        true
      default: false
      }
    }
}
