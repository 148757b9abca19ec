/// A picture drawn in dots, several to a cell.
///
/// ```swift
/// DotCanvas(columns: 20, rows: 10) { plane in
///   plane.circle(center: plane.center, radius: 18)
///   plane.label(Text("●").style(.accent), column: 9, row: 4)
/// }
/// ```
/// Cells without dots or words are transparent, so pictures may lie on one another in a
/// ``ZStack``.
public struct DotCanvas: PrimitiveView {
  private let columns: Int
  private let rows: Int
  private let resolution: DotResolution
  private let draw: (inout DotPlane) -> Void

  /// Makes a canvas of a fixed size in cells; `draw` sets its dots when the view is rendered.
  public init(
    columns: Int, rows: Int, resolution: DotResolution = .braille,
    draw: @escaping (inout DotPlane) -> Void
  ) {
    self.columns = columns
    self.rows = rows
    self.resolution = resolution
    self.draw = draw
  }

  /// Puts down the drawn picture.
  public func append(to tree: inout LayoutTree) {
    var plane = DotPlane(columns: columns, rows: rows, resolution: resolution)
    draw(&plane)
    let labels = plane.labels.map { label in
      (tree.line(of: label.text), Point(column: label.column, row: label.row))
    }
    tree.nodes.append(
      DotNode(plane: plane, labels: labels, style: tree.style, typesetter: tree.typesetter))
  }
}

private final class DotNode: LayoutNode {
  private let plane: DotPlane
  private let labels: [([Cell], Point)]
  private let style: Style
  private let typesetter: Typesetter

  init(plane: DotPlane, labels: [([Cell], Point)], style: Style, typesetter: Typesetter) {
    self.plane = plane
    self.labels = labels
    self.style = style
    self.typesetter = typesetter
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(columns: plane.columns, rows: plane.rows)
  }

  override func draw(in grid: inout Grid, at origin: Point, proposal: Proposal) {
    let frame = Rect(origin: origin, size: Size(columns: plane.columns, rows: plane.rows))
    grid.clipped(to: frame) { grid in
      for row in 0..<plane.rows { draw(row: row, in: &grid, at: origin) }
      for (cells, place) in labels { grid.draw(cells, at: origin + place) }
    }
  }

  /// Draws the stretches of a row that have dots, and leaves the others as they are.
  private func draw(row: Int, in grid: inout Grid, at origin: Point) {
    var stretch: [Cell] = []
    for column in 0...plane.columns {
      let index = row * plane.columns + column
      if column < plane.columns, plane.masks[index] != 0 {
        let own = plane.styles[index]
        stretch.append(
          typesetter.cell(
            plane.resolution.scalar(of: plane.masks[index]), style: own == .plain ? style : own))
      } else if !stretch.isEmpty {
        grid.draw(
          stretch, at: origin + Point(column: column - stretch.count, row: row))
        stretch.removeAll(keepingCapacity: true)
      }
    }
  }
}

extension DotResolution {
  /// The character that shows the dots of a cell.
  fileprivate func scalar(of mask: UInt8) -> Unicode.Scalar {
    switch (self, mask) {
    case (.braille, _): Unicode.Scalar(0x2800 + UInt32(mask)) ?? " "
    case (.halfBlock, 1): "▀"
    case (.halfBlock, 2): "▄"
    case (.halfBlock, _): "█"
    }
  }
}
