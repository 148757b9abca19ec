import TextLayout

/// The place on a plane where a craft is.
struct Craft {
  private let place: DotPoint

  init(_ place: DotPoint) {
    self.place = place
  }

  /// Draws the mark in the cell around its place.
  func draw(on plane: inout DotPlane) {
    guard let (column, row) = plane.cell(at: place) else { return }
    plane.label(Text("●", style: .accent), column: column, row: row)
  }
}

/// The place on a plane where somebody landed.
struct SiteMark {
  private let place: DotPoint
  private let style: Style
  private let isFull: Bool

  init(_ place: DotPoint, style: Style = .accent, isFull: Bool = true) {
    self.place = place
    self.style = style
    self.isFull = isFull
  }

  /// Draws the mark in the cell around its place, with some room so that the ground can't hide it.
  func draw(on plane: inout DotPlane) {
    guard let (column, row) = plane.cell(at: place) else { return }
    for y in row * 4 - 1..<row * 4 + 5 {
      for x in column * 2 - 2..<column * 2 + 4 { plane.clear(x: x, y: y) }
    }
    plane.label(Text(isFull ? "◉" : "○", style: style), column: column, row: row)
  }
}

extension DotPlane {
  /// The cell around a point; `nil` off the plane.
  func cell(at point: DotPoint) -> (column: Int, row: Int)? {
    guard point.x >= 0, point.x < Double(width), point.y >= 0, point.y < Double(height) else {
      return nil
    }
    return (Int(point.x) / 2, Int(point.y) / 4)
  }
}

extension DotPlane {
  /// Takes away the dots of cells in `row`.
  mutating func clear(row: Int, columns: Range<Int>) {
    for y in row * 4..<row * 4 + 4 {
      for x in columns.lowerBound * 2..<columns.upperBound * 2 { clear(x: x, y: y) }
    }
  }

  /// Takes away the dots around a point that is on the plane, and the one it is in.
  mutating func clear(around point: DotPoint) {
    guard cell(at: point) != nil else { return }
    let (column, row) = (Int(point.x), Int(point.y))
    for y in row - 1...row + 1 {
      for x in column - 1...column + 1 { clear(x: x, y: y) }
    }
  }
}
