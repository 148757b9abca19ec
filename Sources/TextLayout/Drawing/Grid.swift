/// A picture made of cells, row by row from the top.
///
/// Rows hold only what was drawn: a row may be shorter than ``columns``, and whatever lies beyond
/// its last cell is blank. Cells enter through `Typesetter` alone, so a grid is safe to show.
public struct Grid: Sendable {
  /// The most columns a view is rendered into: more than any terminal, little enough for a rule.
  public static let mostColumns = 1 << 14

  /// How many cells each row may hold; nothing is drawn beyond.
  public let columns: Int
  /// The rows from the top, each from its first column to the last one drawn.
  public private(set) var rows: [[Cell]]
  /// The part of the grid that can be drawn on at the moment.
  private(set) var clip: Rect
  /// Where tagged views were drawn, in the order of drawing; what is out of sight isn't among them.
  public private(set) var tags: [TaggedArea] = []
  private var clusters: [String] = []

  /// Makes an empty grid; its rows take no room until something is drawn.
  init(columns: Int, rowCount: Int) {
    self.columns = max(columns, 0)
    rows = Array(repeating: [], count: max(rowCount, 0))
    clip = Rect(
      origin: Point(), size: Size(columns: max(columns, 0), rows: max(rowCount, 0)))
  }

  /// The cells drawn in `row`; empty for a row that isn't there.
  public subscript(row row: Int) -> [Cell] {
    rows.indices.contains(row) ? rows[row] : []
  }

  /// The cell at a place; blank where nothing was drawn, outside the grid too.
  public subscript(row: Int, column: Int) -> Cell {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return .blank }
    return rows[row][column]
  }

  /// How many columns of `row` there are up to the last that isn't a blank.
  public func inkedColumns(inRow row: Int) -> Int {
    guard rows.indices.contains(row) else { return 0 }
    return (rows[row].lastIndex { !$0.isBlank } ?? -1) + 1
  }

  /// The character of `cell`; empty for the second half of a wide one.
  public func text(of cell: Cell) -> String {
    if cell.isContinuation { return "" }
    if cell.code >= Cell.firstCluster {
      let index = Int(cell.code - Cell.firstCluster)
      return clusters.indices.contains(index) ? clusters[index] : " "
    }
    return Unicode.Scalar(cell.code).map { String(Character($0)) } ?? " "
  }

  /// Takes over the clusters that the cells drawn so far refer to.
  mutating func adopt(clustersOf typesetter: Typesetter) {
    clusters = typesetter.clusters
  }
}

// MARK: - Drawing

extension Grid {
  /// Draws one line of cells from `origin` to the right; what leaves the clip is left out.
  ///
  /// A wide character that would be cut in half becomes a blank, whether the clip cuts it or
  /// something drawn over it.
  /// - Complexity: O(*n*) in the number of cells.
  mutating func draw<Cells: Sequence<Cell>>(_ cells: Cells, at origin: Point) {
    guard !clip.columns.isEmpty, clip.rows.contains(origin.row), rows.indices.contains(origin.row)
    else { return }
    var line: [Cell] = []
    swap(&line, &rows[origin.row])
    defer { swap(&line, &rows[origin.row]) }

    var column = origin.column
    while line.count < min(column, clip.columns.upperBound) { line.append(.blank) }
    for cell in cells {
      if column >= clip.columns.upperBound { break }
      let end = column + Int(cell.columns)
      if column < clip.columns.lowerBound || end > clip.columns.upperBound {
        let hidden = Cell(code: 0x20, columns: 1, style: cell.style)
        for half in column..<end where clip.columns.contains(half) { line.place(hidden, at: half) }
      } else if column == line.count {
        line.append(cell)
        if cell.columns == 2 { line.append(.continuation(style: cell.style)) }
      } else {
        line.place(cell, at: column)
        if cell.columns == 2 {
          line.place(.continuation(style: cell.style), at: column + 1, joined: true)
        }
      }
      column = end
    }
  }

  /// Draws `cell` `count` times from `origin` to the right.
  mutating func draw(_ cell: Cell, count: Int, at origin: Point) {
    guard count > 0 else { return }
    let visible = min(count, max(clip.columns.upperBound - origin.column, 0))
    draw(repeatElement(cell, count: visible), at: origin)
  }

  /// Gives every cell of `rect` the style, blanks included.
  mutating func fill(_ rect: Rect, with style: Style) {
    let visible = clip.intersection(rect)
    guard !visible.columns.isEmpty else { return }
    for row in visible.rows where rows.indices.contains(row) {
      while rows[row].count < visible.columns.upperBound { rows[row].append(.blank) }
      for column in visible.columns { rows[row][column].style = style }
    }
  }

  /// Notes that what fills `rect`, as far as it can be seen, has a name.
  mutating func remember(_ tag: String, at rect: Rect) {
    let seen = clip.intersection(rect)
    guard seen.size.columns > 0, seen.size.rows > 0 else { return }
    tags.append(TaggedArea(tag: tag, rows: seen.rows, columns: seen.columns))
  }

  /// Draws what `content` draws, but only inside `rect`.
  mutating func clipped(to rect: Rect, _ content: (inout Grid) -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    content(&self)
    clip = outer
  }
}

extension [Cell] {
  /// Puts `cell` at `column`, filling up with blanks and healing wide characters it cuts in half.
  ///
  /// A `joined` cell is the second half of the one placed just before.
  fileprivate mutating func place(_ cell: Cell, at column: Int, joined: Bool = false) {
    if column >= count {
      while count < column { append(.blank) }
      append(cell)
      return
    }
    if !joined, self[column].isContinuation, column > 0 { self[column - 1] = .blank }
    if self[column].columns == 2, column + 1 < count { self[column + 1] = .blank }
    self[column] = cell
  }
}
