/// The formatted cells of a table, in one array for all, and how wide each is.
///
/// The first of a table's two passes: widths can be chosen once every cell has been measured.
struct TableCells {
  let columnCount: Int
  /// The widest cell of each column.
  private(set) var widest: [Int]
  private(set) var rowCount = 0
  private var cells: [Cell] = []
  /// Where each table cell ends in `cells`; it begins where the one before ends.
  private var ends: [Int] = []
  private var widths: [Int] = []

  init(columnCount: Int) {
    self.columnCount = columnCount
    widest = Array(repeating: 0, count: columnCount)
  }

  /// Formats and measures one row; `styles` are those of cells without their own.
  mutating func append(_ row: [Text], styles: [Style]?, in tree: inout LayoutTree) {
    for column in 0..<columnCount {
      let start = cells.count
      if column < row.count {
        if let styles { tree.style = styles[column] }
        row[column].setCells(in: &tree, breaksLines: false, into: &cells)
      }
      let width = cells[start...].reduce(0) { $0 + Int($1.columns) }
      ends.append(cells.count)
      widths.append(width)
      widest[column] = max(widest[column], width)
    }
    rowCount += 1
  }

  /// The cells of a place in the table, cut to `width` columns, and how many they fill.
  func fitted(row: Int, column: Int, to width: Int, mark: [Cell]) -> (ArraySlice<Cell>, Int) {
    let place = row * columnCount + column
    let range = (place == 0 ? 0 : ends[place - 1])..<ends[place]
    if widths[place] <= width { return (cells[range], widths[place]) }
    let room = max(width - mark.count, 0)
    var end = range.lowerBound
    var columns = 0
    var inkEnd = end
    var inkColumns = 0
    while end < range.upperBound, columns + Int(cells[end].columns) <= room {
      columns += Int(cells[end].columns)
      end += 1
      if !cells[end - 1].isBlank { (inkEnd, inkColumns) = (end, columns) }
    }
    let shown = cells[range.lowerBound..<inkEnd]
    let style = (shown.last ?? cells[range.lowerBound]).style
    let ellipsis = mark.prefix(width).map { Cell(code: $0.code, columns: $0.columns, style: style) }
    return (shown + ellipsis, inkColumns + ellipsis.count)
  }
}
