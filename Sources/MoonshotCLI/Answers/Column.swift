import MoonshotCore
import TextLayout

/// A column of a list: a JSON key, and how people see it.
struct Column<Row>: Sendable {
  /// The JSON key; a dotted path for what is nested, as `landing.site`.
  let key: String

  private let statedTitle: String?

  /// Whether the column is never cut.
  let isWhole: Bool

  let isNumeric: Bool

  let style: Style

  /// The machine's value.
  let value: @Sendable (Row) -> JSONValue

  /// The value for one cell of TSV or CSV, where that takes less than ``value``.
  let cell: @Sendable (Row) -> JSONValue

  /// What people see, or `nil` for the same as machines.
  private let words: (@Sendable (Row) -> String)?

  init(
    _ key: String, _ title: String? = nil, whole: Bool = false, numeric: Bool = false,
    style: Style = .plain,
    words: (@Sendable (Row) -> String)? = nil, cell: (@Sendable (Row) -> JSONValue)? = nil,
    value: @escaping @Sendable (Row) -> JSONValue
  ) {
    self.key = key
    statedTitle = title
    isWhole = whole
    isNumeric = numeric
    self.style = style
    self.words = words
    self.value = value
    self.cell = cell ?? value
  }

  /// The same column of a row that has `row` inside.
  func over<Outer>(_ row: @escaping @Sendable (Outer) -> Row) -> Column<Outer> {
    let (value, cell, text) = (value, cell, text)
    return Column<Outer>(
      key, title, whole: isWhole, numeric: isNumeric, style: style,
      words: { text(row($0)) }, cell: { cell(row($0)) }, value: { value(row($0)) })
  }

  /// A cell for people: the words, or the dash where nothing is known.
  func text(_ row: Row) -> String {
    let text = words?(row) ?? value(row).cell
    return text.isEmpty ? Words.unknown : text
  }

  /// The head of the column for people: as stated, else the key's last word or words in capitals,
  /// "EVA DURATION" for `landing.evaDuration`.
  var title: String {
    if let statedTitle { return statedTitle }
    let last = key.split(separator: ".").last ?? ""
    return last.reduce(into: "") { title, letter in
      if letter.isUppercase { title += " " }
      title += letter.uppercased()
    }
  }
}
