extension View {
  /// The view as text: UTF-8, each line without trailing spaces and ended by a newline.
  ///
  /// - Parameters:
  ///   - columns: How many cells a line may fill; nothing is drawn beyond. Taken for 0 when
  ///     negative and for ``Grid/mostColumns`` when larger than that.
  ///   - appearance: Colors and drawing characters.
  /// - Returns: The lines, from the top.
  /// - Complexity: Linear in what is drawn.
  public func rendered(columns: Int, appearance: Appearance = .plain) -> [UInt8] {
    drawn(columns: columns, rows: nil, appearance: appearance).encoded(theme: appearance.theme)
  }

  /// The view as a grid of cells, for instance to draw on a screen only what changed.
  ///
  /// - Parameters:
  ///   - columns: How many columns the view may fill.
  ///   - rows: How many rows it may fill, or `nil` for as many as it needs.
  ///   - appearance: Drawing characters; the colors are chosen when the grid is written.
  /// - Returns: A grid of that many columns, and of as many rows as the view fills.
  public func drawn(columns: Int, rows: Int? = nil, appearance: Appearance = .plain) -> Grid {
    let container = Container(
      columns: min(columns.asLength, Grid.mostColumns), rows: rows.map(\.asLength),
      characters: appearance.characters)
    var tree = LayoutTree(container: container)
    let node = tree.node(of: self)
    let proposal = Proposal(columns: container.columns, rows: container.rows)
    let height = node.size(proposal).rows
    var grid = Grid(columns: container.columns, rowCount: min(height, container.rows ?? height))
    grid.adopt(clustersOf: tree.typesetter)
    node.draw(in: &grid, at: Point(), proposal: proposal)
    return grid
  }
}
