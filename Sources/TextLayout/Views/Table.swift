/// A column of a ``Table``: its title, and how wide it may be.
public struct TableColumn: Hashable, Sendable {
  /// How a column's width is chosen.
  public enum Width: Hashable, Sendable {
    /// As wide as the widest cell or title; narrower only when the table must shrink.
    case automatic
    /// So many columns, whatever the cells need.
    case fixed(Int)
    /// As wide as the widest cell or title, within limits.
    case flexible(min: Int = 0, max: Int = .max)
  }

  /// The heading.
  public var title: String
  /// How the width is chosen.
  public var width: Width
  /// The side at which the cells are even.
  public var alignment: TextAlignment
  /// Whether cells are cut only when columns like it don't fit by themselves: identifiers, names.
  public var isWhole: Bool
  /// The style of cells that have none of their own.
  public var style: Style

  /// Makes a column.
  public init(
    _ title: String, width: Width = .automatic, alignment: TextAlignment = .leading,
    isWhole: Bool = false, style: Style = .plain
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.isWhole = isWhole
    self.style = style
  }
}

/// Rows of one line each, under headings.
///
/// When the table is wider than it may be, the widest columns shrink first, their cells cut with
/// an ellipsis; columns that would lose their last few cells are left out from the right. Columns
/// marked whole keep their width as long as they fit without the others. Newlines in a cell are
/// escaped like other controls.
/// - Complexity: Linear in the text of all cells.
public struct Table: PrimitiveView {
  private let columns: [TableColumn]
  private let rows: [[Text]]
  private let spacing: Int
  private let showsHeader: Bool
  private let selection: Int?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: The titles, widths and styles.
  ///   - rows: The cells, in the order of the columns. Missing cells are blank; those beyond the
  ///     last column aren't shown.
  ///   - spacing: How many blanks stand between columns.
  ///   - showsHeader: Whether the titles stand above the rows.
  ///   - selection: The row that is filled with ``Style/selection``, counted from 0.
  public init(
    columns: [TableColumn], rows: [[Text]], spacing: Int = 2, showsHeader: Bool = true,
    selection: Int? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.spacing = spacing.asLength
    self.showsHeader = showsHeader
    self.selection = selection.flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  /// Makes a table of plain cells.
  public init(
    columns: [TableColumn], rows: [[String]], spacing: Int = 2, showsHeader: Bool = true
  ) {
    self.init(
      columns: columns, rows: rows.map { $0.map { Text($0) } }, spacing: spacing,
      showsHeader: showsHeader)
  }

  /// Puts down the table, its cells formatted.
  public func append(to tree: inout LayoutTree) {
    var cells = TableCells(columnCount: columns.count)
    let inherited = tree.style
    if showsHeader {
      tree.style = .heading
      cells.append(columns.map { Text($0.title) }, styles: nil, in: &tree)
      tree.style = inherited
    }
    let styles = columns.map { $0.style == .plain ? inherited : $0.style }
    for row in rows { cells.append(row, styles: styles, in: &tree) }
    tree.style = inherited
    tree.nodes.append(
      TableNode(
        columns: columns, cells: cells, spacing: spacing,
        selection: selection.map { $0 + (showsHeader ? 1 : 0) },
        ellipsis: tree.typesetter.ellipsis(style: inherited)))
  }
}
