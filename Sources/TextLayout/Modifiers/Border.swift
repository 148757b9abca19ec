extension View {
  /// The view in a box with rounded corners.
  ///
  /// The title stands in the upper edge, on the left, and is cut when it must be; the trailing
  /// title stands on the right, if both fit.
  public func border(title: Text? = nil, trailingTitle: Text? = nil) -> ModifiedView {
    ModifiedView { tree in
      let line = tree.typesetter.line("╭─╮│╰╯", style: tree.lineStyle)
      let leading = tree.line(of: title)
      let trailing = tree.line(of: trailingTitle)
      let ellipsis = tree.typesetter.ellipsis(style: leading.last?.style ?? .plain)
      tree.append(self) {
        BorderNode($0, line: line, leading: leading, trailing: trailing, ellipsis: ellipsis)
      }
    }
  }
}

extension LayoutTree {
  /// The cells of `text` on one line; none when it is `nil`.
  mutating func line(of text: Text?) -> [Cell] {
    var cells: [Cell] = []
    text?.setCells(in: &self, breaksLines: false, into: &cells)
    return cells
  }
}

private final class BorderNode: WrapperNode {
  /// Upper corners with the level line between, the upright line, lower corners.
  private let line: [Cell]
  private let leading: [Cell]
  private let trailing: [Cell]
  private let ellipsis: [Cell]

  init(
    _ child: LayoutNode, line: [Cell], leading: [Cell], trailing: [Cell], ellipsis: [Cell]
  ) {
    self.line = line
    self.leading = leading
    self.trailing = trailing
    self.ellipsis = ellipsis
    super.init(child)
  }

  override func placement(_ proposal: Proposal) -> Placement {
    Placement(origin: Point(column: 1, row: 1), proposal: proposal.inset(columns: 2, rows: 2))
  }

  /// The content and its edges, or the titles and theirs if those are longer and there is room.
  override func measure(_ proposal: Proposal) -> Size {
    let inner = super.measure(proposal)
    let titles = roomForBoth
    let wanted = titles == 0 ? 0 : titles + 2
    let columns = max(
      inner.columns, min(wanted, proposal.inset(columns: 2, rows: 0).columns ?? .max))
    return Size(columns: columns + 2, rows: inner.rows + 2)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let size = size(proposal)
    let right = origin.column + size.columns - 1
    let bottom = origin.row + size.rows - 1
    let inside = size.columns - 2
    guard line.count == 6 else { return }

    for (row, left, end) in [(origin.row, line[0], line[2]), (bottom, line[4], line[5])] {
      grid.draw(left, count: 1, at: Point(column: origin.column, row: row))
      grid.draw(line[1], count: inside, at: Point(column: origin.column + 1, row: row))
      grid.draw(end, count: 1, at: Point(column: right, row: row))
    }
    for row in (origin.row + 1)..<max(min(bottom, grid.rows.count), origin.row + 1) {
      grid.draw(line[3], count: 1, at: Point(column: origin.column, row: row))
      grid.draw(line[3], count: 1, at: Point(column: right, row: row))
    }
    drawTitles(in: &grid, at: origin, inside: inside)
    let clip = Rect(
      origin: origin + Point(column: 1, row: 1),
      size: Size(columns: max(inside, 0), rows: max(size.rows - 2, 0)))
    grid.clipped(to: clip) { grid in
      super.draw(in: &grid, at: origin, proposal: proposal)
    }
  }

  /// One cell of line stays at both ends of the edge; a blank stands around each title.
  private func drawTitles(in grid: inout Grid, at origin: Point, inside: Int) {
    let room = inside - 2
    let start = origin + Point(column: 2, row: 0)
    if !leading.isEmpty, room > 2 {
      var shown = leading[...]
      if leading.columns + 2 > room {
        let line = leading.cut(from: 0, to: room - 2, mark: ellipsis.count)
        shown = leading[line.cells] + ellipsis.prefix(room - 2)
      }
      grid.draw([.blank] + shown + [.blank], at: start)
    }
    let trailingRoom = Self.room(for: trailing)
    if !trailing.isEmpty, roomForBoth <= room {
      grid.draw(
        [.blank] + trailing + [.blank], at: start + Point(column: room - trailingRoom, row: 0))
    }
  }

  /// What both titles need: at least one cell of line lies between them.
  private var roomForBoth: Int {
    let gap = leading.isEmpty || trailing.isEmpty ? 0 : 1
    return Self.room(for: leading) + gap + Self.room(for: trailing)
  }

  private static func room(for title: [Cell]) -> Int {
    title.isEmpty ? 0 : title.columns + 2
  }
}

extension [Cell] {
  /// How many columns the cells fill.
  var columns: Int { reduce(0) { $0 + Int($1.columns) } }
}
