/// A command line, understood: a command, what it is asked about, and the options given.
///
/// Options are asked for by their declaration: `arguments.value(of: ListCommand.sort)`.
package struct ParsedArguments: Equatable, Sendable {
  /// An option as it was given; `value` is `nil` for a flag.
  package struct GivenOption: Equatable, Sendable {
    package let name: String
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  package let command: Command

  /// The operands after the command, untouched: `["apollo", "11"]`.
  package let operands: [String]

  /// The options in the order they were given, short spellings replaced by what they mean.
  package let options: [GivenOption]

  package init(command: Command, operands: [String] = [], options: [GivenOption] = []) {
    self.command = command
    self.operands = operands
    self.options = options
  }
}

extension ParsedArguments {
  /// Whether the option was given, with or without a value.
  package func has(_ option: OptionDeclaration) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// The value given last; `nil` when the option is absent, or came without its optional value.
  package func value(of option: OptionDeclaration) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// Every value given, in order, for options that may be repeated.
  package func values(of option: OptionDeclaration) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// The value of an option that takes a whole number; the parser has checked its range.
  package func number(of option: OptionDeclaration) -> Int? {
    value(of: option).flatMap { Int($0) }
  }

  /// The parts between commas, over every use of the option.
  ///
  /// `--columns id,name` and `--columns id --columns name` are the same; blanks around a part are
  /// dropped.
  package func list(of option: OptionDeclaration) -> [String] {
    values(of: option).flatMap { value in
      value.split(separator: ",", omittingEmptySubsequences: false).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// Settles a pair such as `--header` and `--no-header`: the one given last wins.
  ///
  /// - Returns: `nil` when neither was given.
  package func choice(_ on: OptionDeclaration, or off: OptionDeclaration) -> Bool? {
    options.last { $0.name == on.name || $0.name == off.name }.map { $0.name == on.name }
  }

  /// The format asked for by `--format` or `--json`; the parser has checked that the command
  /// offers it.
  package var format: OutputFormat? {
    value(of: GlobalOption.format).flatMap(OutputFormat.init(rawValue:))
  }
}
