/// The operands of a command: what it is asked about.
package struct OperandDeclaration: Hashable, Sendable {
  /// The name in help texts, in capitals: `ID`.
  package let name: String

  /// How many the command needs.
  package let minimum: Int

  /// How many it takes; `nil` for any number.
  package let maximum: Int?

  /// What an operand may be.
  package let kind: ValueKind

  /// One sentence without its full stop.
  package let help: String

  /// How it is written after the command: `ID…`, `[ID]`, `ID ID…`.
  package let synopsis: String

  /// Declares operands; `maximum: nil` is any number.
  package init(
    _ name: String, _ kind: ValueKind, minimum: Int, maximum: Int?, synopsis: String, help: String
  ) {
    self.name = name
    self.minimum = minimum
    self.maximum = maximum
    self.kind = kind
    self.help = help
    self.synopsis = synopsis
  }
}
