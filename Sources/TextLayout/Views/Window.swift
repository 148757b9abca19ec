/// Some rows of a grid drawn before: a long page, scrolled in little room.
///
/// A window fills all it is offered, with blanks where the grid has nothing, and hides whatever
/// lies behind it. Where nothing is offered it is as large as the grid.
public struct Window: PrimitiveView, Sendable {
  /// A part of a row that looks different in this window.
  public struct Highlight: Hashable, Sendable {
    /// The row of the grid, not of the window.
    public let row: Int
    /// The columns; those beyond the window don't matter.
    public let columns: Range<Int>
    /// What they mean now.
    public let style: Style

    /// Makes a highlight.
    public init(row: Int, columns: Range<Int>, style: Style) {
      self.row = row
      self.columns = columns
      self.style = style
    }
  }

  private let grid: Grid
  private let firstRow: Int
  private let inset: Int
  private let highlights: [Highlight]

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - grid: What there is to see.
  ///   - firstRow: The row of the grid at the window's top; rows before the first are blank.
  ///   - inset: How many blank columns stand before the grid's first.
  ///   - highlights: Styles on top of the grid's own, later ones over earlier ones.
  public init(
    _ grid: Grid, firstRow: Int = 0, inset: Int = 0, highlights: [Highlight] = []
  ) {
    self.grid = grid
    self.firstRow = firstRow.asDistance
    self.inset = inset.asLength
    self.highlights = highlights
  }

  /// Puts down the window.
  public func append(to tree: inout LayoutTree) {
    let rows = min(grid.rows.count, tree.container.rows ?? .max)
    let lines = (firstRow..<(firstRow + rows)).map { row in
      tree.typesetter.cells(ofRow: row, in: grid)
    }
    tree.nodes.append(
      WindowNode(
        lines: lines, inset: inset, highlights: highlights, firstRow: firstRow,
        ideal: Size(columns: grid.columns + inset, rows: grid.rows.count)))
  }
}

private final class WindowNode: LayoutNode {
  private let lines: [[Cell]]
  private let inset: Int
  private let highlights: [Window.Highlight]
  private let firstRow: Int
  private let ideal: Size

  init(
    lines: [[Cell]], inset: Int, highlights: [Window.Highlight], firstRow: Int, ideal: Size
  ) {
    self.lines = lines
    self.inset = inset
    self.highlights = highlights
    self.firstRow = firstRow
    self.ideal = ideal
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(columns: proposal.columns ?? ideal.columns, rows: proposal.rows ?? ideal.rows)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let area = Rect(origin: origin, size: size(proposal))
    grid.clipped(to: area) { grid in
      for row in 0..<min(area.size.rows, grid.rows.count) {
        let place = origin + Point(column: 0, row: row)
        grid.draw(.blank, count: area.size.columns, at: place)
        if lines.indices.contains(row) {
          grid.draw(lines[row], at: place + Point(column: inset, row: 0))
        }
      }
      for highlight in highlights {
        let row = highlight.row.asDistance - firstRow
        guard 0..<area.size.rows ~= row else { continue }
        let start = highlight.columns.lowerBound.asDistance
        grid.fill(
          Rect(
            origin: origin + Point(column: inset + start, row: row),
            size: Size(columns: highlight.columns.upperBound.asDistance - start, rows: 1)),
          with: highlight.style)
      }
    }
  }
}

extension Typesetter {
  /// The cells of a row of another grid; its clusters become this typesetter's own.
  fileprivate mutating func cells(ofRow row: Int, in grid: Grid) -> [Cell] {
    var cells: [Cell] = []
    for cell in grid[row: row] where !cell.isContinuation {
      if cell.code < Cell.firstCluster {
        cells.append(cell)
      } else {
        set(grid.text(of: cell), style: cell.style, breaksLines: false, into: &cells)
      }
    }
    return cells
  }
}
