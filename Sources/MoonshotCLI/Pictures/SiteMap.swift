import MoonshotCore
import TextLayout

/// The Moon's near side with landing sites, each with its mission's number where there is room.
struct SiteMap: View {
  /// A site, and whether it is one that was asked for.
  struct Mark: Hashable, Sendable {
    let label: String
    let place: DiscPoint
    let emphasis: Emphasis
  }

  /// How much a site stands out.
  enum Emphasis: Hashable, Sendable {
    /// Others were asked for.
    case low
    case usual
    case high
  }

  private let marks: [Mark]
  private let columns: Int

  /// A disc `columns` wide and, since cells are twice as high as wide, half as many rows high.
  init(_ marks: [Mark], columns: Int) {
    self.marks = marks
    self.columns = max(columns, 0) / 2 * 2
  }

  private var rows: Int { columns / 2 }

  var body: some View {
    DotCanvas(columns: columns, rows: rows) { plane in
      let moon = MoonDisc(center: plane.center, radius: Double(columns))
      moon.draw(on: &plane)
      let placed = marks.compactMap { mark in
        plane.cell(at: moon.dot(mark.place)).map { cell in
          (mark: mark, cell: LabelPlacement.Place(column: cell.column, row: cell.row))
        }
      }
      for (mark, _) in placed.sorted(by: { !$0.mark.isHigh && $1.mark.isHigh }) {
        SiteMark(moon.dot(mark.place), style: mark.style, isFull: mark.emphasis != .low)
          .draw(on: &plane)
      }
      var placement = LabelPlacement(columns: columns, rows: rows, marks: placed.map(\.cell))
      for (mark, cell) in placed.filter(\.mark.isHigh) + placed.filter({ !$0.mark.isHigh }) {
        let width = mark.label.columns
        guard let start = placement.place(width, for: cell) else { continue }
        plane.clear(row: start.row, columns: start.column - 1..<start.column + width + 1)
        plane.label(
          Text(mark.label, style: mark.labelStyle), column: start.column, row: start.row)
      }
    }
  }
}

extension SiteMap.Mark {
  fileprivate var isHigh: Bool { emphasis == .high }
  fileprivate var style: Style { emphasis == .low ? .muted : .accent }
  fileprivate var labelStyle: Style { emphasis == .low ? .muted : .strong }
}
