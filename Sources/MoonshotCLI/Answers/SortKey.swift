import MoonshotCore

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
