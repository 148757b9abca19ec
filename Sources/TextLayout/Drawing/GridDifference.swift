extension Grid {
  /// A part of a row that looks different from before.
  public struct Change: Hashable, Sendable {
    /// The row, counted from the top.
    public let row: Int
    /// The columns to draw anew; cells beyond the row's end are blank.
    public let columns: Range<Int>
  }

  /// What must be drawn anew to turn `old`, as it stands on a screen, into this grid.
  ///
  /// One change a row at most, from the first cell that differs to the last, widened so that no
  /// wide character is split. Grids of different size may be compared; missing cells are blank.
  /// - Complexity: O(*n*) in the number of cells of both.
  public func changes(from old: Grid) -> [Change] {
    (0..<max(rows.count, old.rows.count)).compactMap { row in
      let width = max(self[row: row].count, old[row: row].count)
      guard let first = (0..<width).first(where: { differs(from: old, row, $0) }),
        let last = (0..<width).last(where: { differs(from: old, row, $0) })
      else { return nil }
      return Change(row: row, columns: start(first, old, row)..<end(last + 1, old, row))
    }
  }

  private func differs(from old: Grid, _ row: Int, _ column: Int) -> Bool {
    let new = self[row, column]
    let before = old[row, column]
    if new.style != before.style || new.columns != before.columns { return true }
    if new.code < Cell.firstCluster && before.code < Cell.firstCluster {
      return new.code != before.code
    }
    return text(of: new) != old.text(of: before)
  }

  private func start(_ column: Int, _ old: Grid, _ row: Int) -> Int {
    let splits = self[row, column].isContinuation || old[row, column].isContinuation
    return splits ? max(column - 1, 0) : column
  }

  private func end(_ column: Int, _ old: Grid, _ row: Int) -> Int {
    let splits = self[row, column].isContinuation || old[row, column].isContinuation
    return splits ? column + 1 : column
  }
}

extension Grid: Equatable {
  /// Whether both would look the same on a screen.
  public static func == (one: Grid, other: Grid) -> Bool {
    one.rows.count == other.rows.count && one.changes(from: other).isEmpty
  }
}
