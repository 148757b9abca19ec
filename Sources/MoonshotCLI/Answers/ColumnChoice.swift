import MoonshotCore

/// The columns of a list that `--columns` and `--sort` name.
struct ColumnChoice<Row: Sendable>: Sendable {
  let columns: [Column<Row>]

  /// Reads `--columns`: the columns it names in its order, or those of `defaults`.
  init(
    _ arguments: ParsedArguments, _ option: OptionDeclaration, of all: [Column<Row>],
    default defaults: [String]
  ) throws(CommandError) {
    var keys = arguments.list(of: option)
    if keys.isEmpty { keys = defaults }
    var columns: [Column<Row>] = []
    for key in keys { columns.append(try Self.column(key, of: all, for: arguments.command)) }
    self.columns = columns
  }

  /// The column called `key`.
  static func column(
    _ key: String, of all: [Column<Row>], for command: Command
  ) throws(CommandError) -> Column<Row> {
    if let column = all.first(where: { $0.key == key }) { return column }
    let keys = all.map(\.key)
    throw .usage(
      .unknownColumn(
        key, near: nearest(key, among: keys, atMost: 1), columns: keys, command: command))
  }
}

extension Array {
  /// The columns with these keys, in their order; keys without a column are passed over.
  func choosing<Row>(_ keys: [String]) -> [Column<Row>] where Element == Column<Row> {
    keys.compactMap { key in first { $0.key == key } }
  }
}

extension ParsedArguments {
  /// Whether `--columns help` asks for the columns' names.
  func asksForColumns(_ option: OptionDeclaration) -> Bool {
    list(of: option) == ["help"]
  }
}

/// The names of columns, one a line: the answer to `--columns help`.
struct ColumnNames: Answer {
  let keys: [String]

  var json: JSONValue { .array(keys.map(JSONValue.string)) }

  var records: RecordTable? {
    RecordTable(keys: ["column"], rows: keys.map { [.string($0)] })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.list(keys)
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    keys.reduce(into: []) { $0 += ($1 + "\n").utf8 }
  }
}
