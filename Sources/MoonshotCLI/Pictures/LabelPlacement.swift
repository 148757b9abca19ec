/// Finds room for labels beside marks, so that none covers another or a mark.
struct LabelPlacement {
  /// A place on a grid of cells.
  struct Place: Hashable, Sendable {
    let column: Int
    let row: Int
  }

  private let columns: Int
  private let rows: Int
  private var taken: Set<Place>

  /// A grid of `columns` and `rows` on which marks stand at `marks`, one cell each.
  init(columns: Int, rows: Int, marks: some Sequence<Place>) {
    self.columns = columns
    self.rows = rows
    taken = Set(marks)
  }

  /// Where a label of `width` cells for the mark at `mark` begins, or `nil` when there is no room
  /// near it.
  ///
  /// One cell stays free on both sides, also of the mark.
  /// - Complexity: O(*w*) in the width.
  mutating func place(_ width: Int, for mark: Place) -> Place? {
    let (right, left) = (mark.column + 2, mark.column - 1 - width)
    let middle = mark.column - width / 2
    let candidates = [
      (right, 0), (left, 0), (middle, -1), (middle, 1), (right - 1, -1), (right - 1, 1),
      (left + 1, -1), (left + 1, 1), (middle, -2), (middle, 2),
    ]
    for (column, offset) in candidates {
      let start = Place(column: column, row: mark.row + offset)
      guard isFree(start, width, around: mark) else { continue }
      for column in start.column..<start.column + width {
        taken.insert(Place(column: column, row: start.row))
      }
      return start
    }
    return nil
  }

  private func isFree(_ start: Place, _ width: Int, around mark: Place) -> Bool {
    guard width > 0, start.column >= 0, start.column + width <= columns,
      0..<rows ~= start.row
    else { return false }
    return (start.column - 1...start.column + width).allSatisfy { column in
      let place = Place(column: column, row: start.row)
      return place == mark || !taken.contains(place)
    }
  }
}
