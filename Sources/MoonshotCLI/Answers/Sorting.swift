import MoonshotCore

/// The order that `--sort`, `--reverse` and `--limit` ask for.
struct Sorting<Row: Sendable>: Sendable {
  private let column: Column<Row>?
  private let isReversed: Bool
  private let limit: Int?

  init(
    _ arguments: ParsedArguments, _ option: OptionDeclaration, of columns: [Column<Row>]
  ) throws(CommandError) {
    if let key = arguments.value(of: option) {
      column = try ColumnChoice.column(key, of: columns, for: arguments.command)
    } else {
      column = nil
    }
    isReversed = arguments.has(ListOption.reverse)
    limit = arguments.number(of: ListOption.limit)
  }

  /// `rows` sorted, unknown values last either way, equal ones in their old order.
  func apply(to rows: [Row]) -> [Row] {
    var rows = rows
    if let column {
      let keyed = rows.enumerated().map { ($0, SortKey(column.value($1)), $1) }
      rows = keyed.sorted { left, right in
        if left.1 == right.1 { return left.0 < right.0 }
        let isEitherUnknown = left.1 == .unknown || right.1 == .unknown
        return (left.1 < right.1) != (isReversed && !isEitherUnknown)
      }.map(\.2)
    } else if isReversed {
      rows.reverse()
    }
    return limit.map { Array(rows.prefix($0)) } ?? rows
  }
}

/// A value as it is compared: numbers as numbers, text without case, digits in it as numbers.
enum SortKey: Comparable {
  case number(Double)
  case text([Part])
  case unknown

  /// A run of letters, or a run of digits.
  enum Part: Comparable {
    case digits(count: Int, String)
    case letters(String)
  }

  /// Unknown behind everything, numbers before text.
  static func < (left: SortKey, right: SortKey) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
    case (.number, _): true
    case (.text, .unknown): true
    default: false
    }
  }

  init(_ value: JSONValue) {
    switch value {
    case .null: self = .unknown
    case .integer(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .bool(let value): self = .number(value ? 1 : 0)
    case .string, .array, .object:
      let text = value.isKnown ? value.cell : ""
      self = text.isEmpty ? .unknown : .text(Self.parts(text.folded))
    }
  }

  /// "apollo 11" in parts: letters "apollo ", digits "11"; longer digit runs are larger.
  private static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(text)
    while let first = rest.first {
      let isDigit = first.isASCII && first.isNumber
      let run = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
      rest = rest[run.endIndex...]
      if isDigit {
        let digits = String(run.drop { $0 == "0" })
        parts.append(.digits(count: digits.utf8.count, digits))
      } else {
        parts.append(.letters(String(run)))
      }
    }
    return parts
  }
}
