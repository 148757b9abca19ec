/// Where things stand on a screen: the one place that divides it, for drawing and for the mouse.
struct BrowserLayout: Hashable, Sendable {
  /// The list, where it is in sight.
  let list: Pane?

  /// The page, where it is in sight.
  let page: Pane?

  /// The row of hints at the bottom, where there is room for one.
  let footerRow: Int?

  /// From how many columns list and page stand side by side.
  static let wide = 100

  /// A part of the screen: a title or a frame, and in it a window on a drawing.
  struct Pane: Hashable, Sendable {
    /// All of it, with frame or title.
    let outer: Area

    /// The window.
    let inner: Area

    let isFramed: Bool

    /// Blank columns before the drawing, for marks beside text that begins at its edge.
    let gutter: Int

    /// What a drawing may fill.
    var columns: Int { max(inner.columns.count - gutter, 0) }
    var rows: Int { inner.rows.count }

    /// What the list may fill, which begins with two blank columns and should end so in a frame.
    var listColumns: Int { isFramed ? max(columns - 2, 0) : columns }
  }

  struct Area: Hashable, Sendable {
    let columns: Range<Int>
    let rows: Range<Int>

    func contains(column: Int, row: Int) -> Bool {
      columns.contains(column) && rows.contains(row)
    }
  }

  /// Divides a screen of at least one cell.
  init(columns: Int, rows: Int, showsList: Bool) {
    footerRow = rows > 1 ? rows - 1 : nil
    let height = footerRow ?? rows
    let isFramed = columns >= 44 && rows >= 16
    func pane(_ columns: Range<Int>, isPage: Bool) -> Pane {
      Pane(columns, rows: height, isFramed: isFramed, isPage: isPage)
    }
    guard columns >= Self.wide else {
      list = showsList ? pane(0..<columns, isPage: false) : nil
      page = showsList ? nil : pane(0..<columns, isPage: true)
      return
    }
    // A page has no use for more than its text fills; the list takes the rest.
    let pageColumns = min(columns * 62 / 100, PageSetup.readable + 6)
    list = pane(0..<(columns - pageColumns - 1), isPage: false)
    page = pane((columns - pageColumns)..<columns, isPage: true)
  }
}

extension BrowserLayout.Pane {
  fileprivate init(_ columns: Range<Int>, rows: Int, isFramed: Bool, isPage: Bool) {
    outer = BrowserLayout.Area(columns: columns, rows: 0..<rows)
    self.isFramed = isFramed
    if isFramed {
      inner = BrowserLayout.Area(
        columns: (columns.lowerBound + 1)..<(columns.upperBound - 1), rows: 1..<(rows - 1))
    } else {
      // The title goes first when there is hardly room for anything else.
      inner = BrowserLayout.Area(columns: columns, rows: (rows > 2 ? 1 : 0)..<rows)
    }
    // Pages of few columns have no margin of their own.
    let width = inner.columns.count
    gutter = isPage && width >= 12 && PageSetup.margin(within: width) == 0 ? 2 : 0
  }
}
