import MoonshotCore

/// A label and its value, as the calm block of a page shows them.
struct Fact: Hashable, Sendable {
  let label: String
  let value: String

  /// The key of the record that the value comes from, by which notes name it.
  let field: String
}

extension Fact {
  /// The fact that `label` is `value`; `nil` where that is unknown or empty.
  init?(_ label: String, _ field: String, _ value: String?) {
    guard let value, !value.isBlank else { return nil }
    self.init(label: label, value: value, field: field)
  }
}

extension Markdown {
  /// Facts, as a table.
  mutating func facts(_ facts: [Fact]) {
    self.facts(facts.map { ($0.label, $0.value) })
  }

  /// The notes of a record, under a heading of their own; nothing without any.
  mutating func notes(_ notes: [Provenance.Note]) {
    guard !notes.isEmpty else { return }
    heading(2, "Notes")
    list(notes.map(\.text))
  }
}
