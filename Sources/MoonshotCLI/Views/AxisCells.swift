import TextLayout

/// A line of cells on which things stand at places from 0 to 1: a row of a chart.
struct AxisCells {
  private var cells: [(character: Character, style: Style)]

  /// A line of `columns` cells of one character.
  init(columns: Int, _ character: Character = " ", style: Style = .plain) {
    cells = Array(repeating: (character, style), count: max(columns, 0))
  }

  var columns: Int { cells.count }

  /// The cell of a place; the last one for 1.
  ///
  /// A place a tenth of a cell before the next counts as there: years of 365 and 366 days then
  /// fill as many cells as one another.
  func cell(_ position: Double) -> Int {
    min(max(Int(position * Double(columns) + 0.1), 0), max(columns - 1, 0))
  }

  /// Puts a mark on one cell.
  mutating func mark(_ position: Double, _ character: Character, style: Style) {
    guard !cells.isEmpty else { return }
    cells[cell(position)] = (character, style)
  }

  /// Fills as many cells from the first place on as the way to the other one is long, at least one.
  mutating func fill(_ positions: ClosedRange<Double>, _ character: Character, style: Style) {
    let start = cell(positions.lowerBound)
    let length = (positions.upperBound - positions.lowerBound) * Double(columns)
    let end = min(start + max(Int(length.rounded()), 1), columns)
    for cell in start..<max(end, start) { cells[cell] = (character, style) }
  }

  /// Writes a word from a place on, if there is room and nothing yet, a blank before it included.
  mutating func write(_ word: String, at position: Double, style: Style) {
    let start = cell(position)
    let end = start + word.count
    guard end <= columns, cells[max(start - 1, 0)..<end].allSatisfy({ $0.character == " " })
    else { return }
    for (cell, character) in zip(start..<end, word) { cells[cell] = (character, style) }
  }

  /// The line as a text that never wraps.
  var text: Text { Text(cells: cells) }
}

extension Text {
  /// A line of single characters, neighbors of one style together and no blank a place to break.
  init(cells: [(character: Character, style: Style)]) {
    let runs = cells.reduce(into: [Text.Run]()) { runs, cell in
      let character = cell.character == " " ? "\u{A0}" : cell.character
      if let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].text.append(character)
      } else {
        runs.append(Text.Run(String(character), style: cell.style))
      }
    }
    self.init(runs)
  }
}
