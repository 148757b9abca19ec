extension HelpPage {
  /// The declarations behind the page, for programs.
  var json: JSONValue {
    switch self {
    case .overview: .overview
    case .command(let command): command.declaration.json
    case .topic(let topic):
      .object([
        "name": .string(topic.rawValue), "summary": .string(topic.summary),
        "text": .string(topic.help(columns: HelpLayout.mostColumns)),
      ])
    case .manual:
      .object(["name": "moonshot", "roff": .string(ManPage.text), "section": .integer(1)])
    }
  }
}

extension JSONValue {
  /// All commands, the options they share, and the other things help knows about.
  fileprivate static var overview: JSONValue {
    .object([
      "commands": .array(CommandDeclaration.all.map(\.json)),
      "name": "moonshot",
      "options": .array(GlobalOption.all.map(\.json)),
      "summary": .string(Reference.tagline),
      "topics": .array(
        HelpTopic.allCases.map { topic in
          .object(["name": .string(topic.rawValue), "summary": .string(topic.summary)])
        }),
      "version": .string(version),
    ])
  }
}

extension CommandDeclaration {
  /// The declaration in full; the options are its own, without those every command takes.
  fileprivate var json: JSONValue {
    .object([
      "discussion": .array(discussion.map(JSONValue.string)),
      "examples": .array(
        examples.map { example in
          .object(["line": .string(example.line), "purpose": .string(example.purpose)])
        }),
      "formats": .array(formats.map { .string($0.rawValue) }),
      "name": .string(name),
      "operand": operand?.json ?? .null,
      "options": .array(options.map(\.json)),
      "summary": .string(summary),
      "synopsis": .string(synopsis),
    ])
  }
}

extension OperandDeclaration {
  fileprivate var json: JSONValue {
    .object([
      "choices": kind.choices, "help": .string(help), "maximum": JSONValue(maximum),
      "minimum": .integer(minimum), "name": .string(name), "synopsis": .string(synopsis),
    ])
  }
}

extension OptionDeclaration {
  fileprivate var json: JSONValue {
    .object([
      "choices": kind?.choices ?? .null,
      "help": .string(help),
      "name": .string(name),
      "short": JSONValue(short.map { String($0) }),
      "value": JSONValue(valueName),
      "valueIsOptional": .bool(isValueOptional),
    ])
  }

  private var valueName: String? {
    switch value {
    case .none: nil
    case .required(let name, _), .optional(let name, _): name
    }
  }

  private var isValueOptional: Bool {
    if case .optional = value { true } else { false }
  }
}

extension ValueKind {
  /// The only words that are allowed, where there is such a choice.
  fileprivate var choices: JSONValue {
    guard case .words(let words) = self else { return .null }
    return .array(words.map(JSONValue.string))
  }
}
