import MoonshotCLI
import MoonshotCore

/// Text on a page, cell by cell, for tests that look where something was drawn.
struct Drawn {
  let rows: [[Character]]

  init(_ lines: some Sequence<Substring>) {
    rows = lines.map(Array.init)
  }

  /// Row and column of every cell that holds a character `isMeant` accepts.
  func cells(where isMeant: (Character) -> Bool) -> [(row: Int, column: Int)] {
    rows.enumerated().flatMap { row, line in
      line.enumerated().filter { isMeant($0.element) }.map { (row, $0.offset) }
    }
  }

  /// The smallest rectangle around all dots; `nil` without any.
  var dots: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let cells = cells(where: \.isDots)
    guard let top = cells.map(\.row).min(), let bottom = cells.map(\.row).max(),
      let left = cells.map(\.column).min(), let right = cells.map(\.column).max()
    else { return nil }
    return (top...bottom, left...right)
  }

  /// How many dots there are.
  var dotCount: Int {
    cells(where: \.isDots).reduce(0) { count, cell in
      count
        + rows[cell.row][cell.column].unicodeScalars.reduce(0) {
          $0 + (Int($1.value) - 0x2800).nonzeroBitCount
        }
    }
  }
}

extension Character {
  /// Whether the character is a cell of braille dots.
  var isDots: Bool { unicodeScalars.allSatisfy { 0x2801...0x28FF ~= $0.value } }
}

/// Asks with a catalog of `missions` and `astronauts`, both JSON, in place of any other.
func asking(
  _ words: [String], missions: String, astronauts: String = "{}"
) -> Outcome {
  var world = Environment.testing
  let files = ["missions.json": Array(missions.utf8), "astronauts.json": Array(astronauts.utf8)]
  world.bundle = { _ in ResourceBundle(files: files) }
  return run(words, in: world)
}
