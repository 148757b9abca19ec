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
