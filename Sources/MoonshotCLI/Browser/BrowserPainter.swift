package import TextLayout

/// Brings a screen from what it shows to what it should show, with as few bytes as it takes.
package struct BrowserPainter: Sendable {
  private let theme: Theme?

  /// What is on the screen; `nil` when nobody knows.
  private var shown: Grid?

  package init(theme: Theme?) {
    self.theme = theme
  }

  /// Takes nothing that is on the screen for granted: the next painting clears it first.
  package mutating func forget() {
    shown = nil
  }

  /// The bytes that turn the screen into `grid`; none when it shows that already.
  package mutating func bytes(for grid: Grid) -> [UInt8] {
    var bytes: [UInt8] = []
    if shown == nil { bytes += "\u{1B}[2J".utf8 }
    for change in grid.changes(from: shown ?? EmptyView().drawn(columns: 0)) {
      bytes += "\u{1B}[\(change.row + 1);\(change.columns.lowerBound + 1)H".utf8
      grid.append(row: change.row, columns: change.columns, theme: theme, to: &bytes)
    }
    shown = grid
    return bytes
  }
}
