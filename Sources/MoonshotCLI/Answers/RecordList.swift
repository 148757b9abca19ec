import TextLayout

/// Records of one kind in chosen columns: the answer of `list` and `astronauts`.
struct RecordList<Row: DetailRecord>: Answer {
  let rows: [Row]
  let columns: [Column<Row>]

  /// Whether somebody chose the columns, so that JSON has these and no others.
  let isChosen: Bool

  /// A line for people below the table.
  let footer: String?

  var isList: Bool { true }

  var json: JSONValue {
    guard isChosen else { return .array(rows.map(\.json)) }
    return .array(
      rows.map { row in
        .object(columns.map { JSONValue.Member(key: $0.key, value: $0.value(row)) })
      })
  }

  var records: RecordTable? {
    // Not by key path, which for a generic type would be made at run time.
    RecordTable(
      keys: columns.map { $0.key }, rows: rows.map { row in columns.map { $0.cell(row) } })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.table(columns.map(\.key), rows.map { row in columns.map { $0.text(row) } })
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    RecordListView(list: self, header: header)
      .rendered(columns: page.tableColumns, appearance: page.appearance)
  }
}
