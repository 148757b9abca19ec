import TextLayout

/// A list as a table: one line a record, fitted to the width, identifiers and names whole.
struct RecordListView<Row: DetailRecord>: View {
  let list: RecordList<Row>
  let header: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if !list.rows.isEmpty {
        Table(columns: columns, rows: list.rows.map(cells), showsHeader: header)
      }
      if let footer = list.footer {
        Text(footer).style(.muted)
      }
    }
    .padding(.leading, 2)
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
