import TestSupport
import Testing
import TextLayout

@Suite("Laws of tables, on generated columns")
struct TableLawTests {
  static let seeds = Array(UInt64(1)...200)

  @Test(arguments: seeds)
  func `a row fits, and a cut cell ends in the ellipsis, at any width`(_ seed: UInt64) {
    let generated = GeneratedTable(seed: seed)
    for (characters, mark) in [(Appearance.Characters.unicode, "…"), (.ascii, "...")] {
      for columns in 1...90 {
        for (line, cells) in zip(generated.table.lines(columns, characters), generated.rows) {
          #expect(line.columns <= columns)
          for cell in cells {
            guard let letter = cell.first, let end = line.lastIndex(of: letter) else { continue }
            let isCut = line.count { $0 == letter } < cell.count
            let next = line[line.index(after: end)...]
            #expect(isCut == next.hasPrefix(mark), "seed \(seed), \(columns) columns: \(line)")
          }
          #expect(!line.isEmpty || cells[0].isEmpty, "seed \(seed), \(columns) columns")
        }
      }
    }
  }
}

/// A table of one to five columns of any kind, each cell of a letter of its own.
private struct GeneratedTable {
  let table: Table
  let rows: [[String]]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &generator)
    let columns = (0..<count).map { _ in
      let widths: [TableColumn.Width] = [
        .automatic, .automatic, .fixed(Int.random(in: 4...30, using: &generator)),
        .flexible(min: Int.random(in: 0...20, using: &generator)), .flexible(min: 2, max: 12),
      ]
      return TableColumn(
        "", width: widths.randomElement(using: &generator) ?? .automatic,
        alignment: Bool.random(using: &generator) ? .leading : .trailing,
        isWhole: Bool.random(using: &generator))
    }
    rows = (0..<3).map { _ in
      (0..<count).map { column in
        let lengths = [0, 1, 2, 3, 5, 9, 14, 40, 120]
        let length = lengths.randomElement(using: &generator) ?? 1
        return String(repeating: Array("abcde")[column], count: length)
      }
    }
    table = Table(columns: columns, rows: rows, showsHeader: false)
  }
}
