/// An option as it is declared: one value that the parser, the help texts, the completions and
/// the man page read.
package struct OptionDeclaration: Hashable, Sendable {
  /// What follows the option's name on the command line.
  package enum Value: Hashable, Sendable {
    /// Nothing: `--reverse`.
    case none

    /// A value, after a space or an equals sign: `--sort KEY`, `--sort=KEY`.
    case required(String, ValueKind)

    /// A value after an equals sign, or nothing: `--replay`, `--replay=SPEED`.
    case optional(String, ValueKind)
  }

  /// Another option and its value, for which this one is a shorter spelling.
  package struct Meaning: Hashable, Sendable {
    package let option: String
    package let value: String
  }

  /// The long name without its dashes: `sort`.
  package let name: String

  /// The letter of the short spelling, `n` for `-n`.
  package let short: Character?

  /// The value it takes.
  package let value: Value

  /// One sentence without its full stop, in the imperative or as a noun.
  package let help: String

  /// What the parser records in its place: `--json` is recorded as `--format json`.
  package let meaning: Meaning?

  /// Declares an option without a value.
  package init(
    flag name: String, short: Character? = nil, meaning: Meaning? = nil, help: String
  ) {
    self.name = name
    self.short = short
    self.value = .none
    self.help = help
    self.meaning = meaning
  }

  /// Declares an option with a value called `valueName` in help texts.
  package init(
    _ name: String, short: Character? = nil, _ valueName: String, _ kind: ValueKind,
    isValueOptional: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.value = isValueOptional ? .optional(valueName, kind) : .required(valueName, kind)
    self.help = help
    self.meaning = nil
  }
}

extension OptionDeclaration {
  /// What the value may be, `nil` for a flag.
  package var kind: ValueKind? {
    switch value {
    case .none: nil
    case .required(_, let kind), .optional(_, let kind): kind
    }
  }

  /// The option with its value, as help texts show it: `--sort KEY`, `--replay[=SPEED]`.
  package var synopsis: String {
    switch value {
    case .none: "--\(name)"
    case .required(let valueName, _): "--\(name) \(valueName)"
    case .optional(let valueName, _): "--\(name)[=\(valueName)]"
    }
  }
}
