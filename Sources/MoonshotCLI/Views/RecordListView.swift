import TextLayout

/// A list as a table: one line a record, fitted to the width, identifiers and names whole.
struct RecordListView<Row: DetailRecord>: View {
  let list: RecordList<Row>
  let header: Bool

  var body: some View {
    Page(.leading) { _ in
      VStack(alignment: .leading, spacing: 1) {
        if !list.rows.isEmpty { RecordListTable(list: list, header: header) }
        if let footer = list.footer { Text(footer).style(.muted) }
      }
    }
  }
}

/// The table itself.
struct RecordListTable<Row: DetailRecord>: View {
  let list: RecordList<Row>
  let header: Bool

  var body: some View {
    Table(columns: columns, rows: list.rows.map(cells), showsHeader: header)
  }

  private var columns: [TableColumn] {
    list.columns.map { column in
      TableColumn(
        column.title, alignment: column.isNumeric ? .trailing : .leading,
        isWhole: column.isWhole)
    }
  }

  private func cells(_ row: Row) -> [Text] {
    list.columns.map { column in
      let text = column.text(row)
      return Text(text, style: text == Words.unknown ? .muted : column.style)
    }
  }
}
