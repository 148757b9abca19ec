/// A command as it is declared: the one description that parsing, help, completions and the man
/// page read.
package struct CommandDeclaration: Hashable, Sendable {
  /// A command line worth trying, and what it does.
  package struct Example: Hashable, Sendable {
    package let line: String
    package let purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word on the command line.
  package let name: String

  /// What it does, in a few words that fit a list of commands.
  package let summary: String

  /// What it is asked about, `nil` when it takes no operands.
  package let operand: OperandDeclaration?

  /// Its own options, beside those every command takes.
  package let options: [OptionDeclaration]

  /// The output formats it offers; the first is the usual one.
  package let formats: [OutputFormat]

  /// Examples, the most useful first; at least one.
  package let examples: [Example]

  /// Paragraphs that say what options and examples can't.
  package let discussion: [String]

  package init(
    name: String, summary: String, operand: OperandDeclaration? = nil,
    options: [OptionDeclaration] = [], formats: [OutputFormat] = OutputFormat.details,
    examples: [Example], discussion: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
    self.formats = formats
    self.examples = examples
    self.discussion = discussion
  }
}

extension CommandDeclaration {
  /// Every declaration, in the order help lists them.
  package static var all: [CommandDeclaration] {
    Command.allCases.map(\.declaration)
  }
}
