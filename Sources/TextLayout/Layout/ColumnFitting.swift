/// Chooses the widths of a table's columns so that its rows fit into what is offered.
///
/// The widest columns shrink first, and those that would lose their last few cells are left out
/// from the right. Columns marked whole are spared as long as they fit by themselves; where even
/// they don't, they shrink like the others.
struct ColumnFitting {
  private var columns: [Limits]
  private var shown: [Int]
  private let spacing: Int
  private let room: Int

  /// The width of each column, `nil` for those left out.
  ///
  /// Within `room` their sum with the spacing is at most that, the first column is never left out,
  /// and no column that is shown and may shrink loses its last cell, unless there is no room at all.
  /// - Complexity: O(*n*·*m*) for *n* columns of which the widest has *m* cells, mostly O(*n*²).
  static func widths(
    of columns: [TableColumn], widest: [Int], spacing: Int, within room: Int?
  ) -> [Int?] {
    let limits = zip(columns, widest).map { Limits($0, widest: $1) }
    guard let room else { return limits.map(\.ideal) }
    var fitting = ColumnFitting(columns: limits, spacing: spacing, room: max(room, 0))
    fitting.sacrificeWholes()
    fitting.leaveOutColumns()
    fitting.shrink()
    return limits.indices.map { fitting.shown.contains($0) ? fitting.columns[$0].ideal : nil }
  }

  private init(columns: [Limits], spacing: Int, room: Int) {
    self.columns = columns
    self.spacing = spacing
    self.room = room
    shown = Array(columns.indices)
  }

  private func excess(of places: [Int], _ width: (Limits) -> Int) -> Int {
    places.reduce(spacing * max(places.count - 1, 0)) { $0 + width(columns[$1]) } - room
  }

  /// Lets columns marked whole shrink when they don't fit even without the others.
  private mutating func sacrificeWholes() {
    let whole = shown.filter { columns[$0].isWhole }
    guard excess(of: whole, \.least) > 0 else { return }
    for place in whole { columns[place].least = min(columns[place].least, Limits.fewestOfWhole) }
  }

  private mutating func leaveOutColumns() {
    func isTooWide() -> Bool { shown.count > 1 && excess(of: shown, \.least) > 0 }
    while isTooWide(), let place = shown.dropFirst().lastIndex(where: { !columns[$0].isWhole }) {
      shown.remove(at: place)
    }
    guard excess(of: shown, \.least) > 0 else { return }
    for place in shown { columns[place].least = min(columns[place].least, 1) }
    while isTooWide() { shown.removeLast() }
    if room == 0 { for place in shown { columns[place].least = 0 } }
  }

  /// Takes from the widest until they are as wide as the next, and so on until all fit.
  private mutating func shrink() {
    var surplus = excess(of: shown, \.ideal)
    while surplus > 0 {
      let open = shown.filter { columns[$0].ideal > columns[$0].least }
      guard let widest = open.map({ columns[$0].ideal }).max() else { break }
      let level = open.map { columns[$0].ideal < widest ? columns[$0].ideal : columns[$0].least }
      let target = level.max() ?? 0
      let top = open.filter { columns[$0].ideal == widest }
      let step = max(min(widest - target, surplus / top.count), 1)
      for place in top.reversed() where surplus > 0 {
        let cut = min(step, columns[place].ideal - columns[place].least)
        columns[place].ideal -= cut
        surplus -= cut
      }
    }
  }
}

extension ColumnFitting {
  /// Between which widths a column may be shown.
  private struct Limits {
    /// The fewest cells worth showing of a column that isn't whole.
    private static let fewest = 6

    /// The fewest cells of a column marked whole for which others are left out.
    static let fewestOfWhole = 12

    var ideal: Int
    var least: Int
    let isWhole: Bool

    init(_ column: TableColumn, widest: Int) {
      isWhole = column.isWhole
      switch column.width {
      case .automatic:
        ideal = widest
        least = column.isWhole ? widest : min(widest, Self.fewest)
      case .fixed(let width):
        ideal = column.isWhole ? max(width.asLength, widest) : width.asLength
        least = ideal
      case .flexible(let lower, let upper):
        let lower = lower.asLength
        ideal = min(max(widest, lower), max(upper.asLength, lower))
        if column.isWhole { ideal = max(ideal, widest) }
        least = column.isWhole ? ideal : min(ideal, max(lower, min(widest, 1)))
      }
    }
  }
}
