/// The two directions in which views are laid out.
public enum Axis: Hashable, Sendable {
  /// From column to column.
  case horizontal
  /// From row to row.
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Int {
  /// The longest length layout computes with, in cells; longer ones are taken for this one.
  ///
  /// Far more than any terminal has, and so far below `Int.max` that sums can't overflow.
  static let longestLength = 1 << 24

  /// The value as a length: neither negative nor longer than the longest.
  var asLength: Int { Swift.min(Swift.max(self, 0), .longestLength) }

  /// The value as a distance in either direction.
  var asDistance: Int { Swift.min(Swift.max(self, -.longestLength), .longestLength) }
}

/// A place on a grid.
struct Point: Hashable, Sendable {
  var column = 0
  var row = 0

  static func + (one: Point, other: Point) -> Point {
    Point(column: one.column + other.column, row: one.row + other.row)
  }

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}

/// How many columns and rows something fills.
struct Size: Hashable, Sendable {
  var columns = 0
  var rows = 0

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}

/// What a parent offers a child: lengths it may fill, or `nil` for as many as it would like.
struct Proposal: Hashable, Sendable {
  var columns: Int?
  var rows: Int?

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// The proposal with less of both lengths, never below zero.
  func inset(columns: Int, rows: Int) -> Proposal {
    Proposal(
      columns: self.columns.map { max($0 - columns, 0) }, rows: self.rows.map { max($0 - rows, 0) })
  }
}

/// A part of a grid.
struct Rect: Hashable, Sendable {
  var origin: Point
  var size: Size

  var columns: Range<Int> { origin.column..<origin.column + size.columns }
  var rows: Range<Int> { origin.row..<origin.row + size.rows }

  func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      origin: Point(column: columns.lowerBound, row: rows.lowerBound),
      size: Size(columns: columns.count, rows: rows.count))
  }
}
