import Testing
import TextLayout

@Suite("Tables")
struct TableTests {
  let table = Table(
    columns: [
      TableColumn("ID", alignment: .trailing, isWhole: true),
      TableColumn("MISSION", isWhole: true),
      TableColumn("HIGHLIGHT", width: .flexible(min: 8)),
    ],
    rows: [
      ["7", "Apollo 7", "First crew to fly an Apollo"],
      ["11", "Apollo 11", "First people on the Moon\nand back"],
    ])

  @Test
  func `columns are as wide as their widest cell`() {
    #expect(
      table.picture(80) == """
        ID  MISSION    HIGHLIGHT
         7  Apollo 7   First crew to fly an Apollo
        11  Apollo 11  First people on the Moon\\nand back
        """)
  }

  @Test
  func `what doesn't fit is cut with an ellipsis, on one line`() {
    #expect(
      table.picture(30) == """
        ID  MISSION    HIGHLIGHT
         7  Apollo 7   First crew to…
        11  Apollo 11  First people o…
        """)
  }

  @Test
  func `a column too narrow to say anything is left out`() {
    #expect(
      table.picture(22) == """
        ID  MISSION
         7  Apollo 7
        11  Apollo 11
        """)
  }

  @Test(arguments: [(0, 1), (1, 2), (7, nil), (-1, nil)] as [(Int, Int?)])
  func `the selected row is one bar, header apart`(_ selection: Int, _ row: Int?) {
    let grid = Table(
      columns: [TableColumn("ID"), TableColumn("MISSION")],
      rows: [["7", "Apollo 7"], ["11", "Apollo 11"]], selection: selection
    ).drawn(columns: 40)
    for index in grid.rows.indices {
      let bar = grid[row: index].filter { $0.style == .selection }
      #expect(bar.count == (index == row ? 13 : 0))
    }
  }

  @Test
  func `whole columns keep their width, and missing cells are blank`() {
    let narrow = Table(
      columns: [TableColumn("NAME", isWhole: true), TableColumn("A"), TableColumn("B")],
      rows: [["Buzz Aldrin", "first", "second"], ["x"]], showsHeader: false)
    #expect(narrow.lines(18) == ["Buzz Aldrin  first", "x"])
    #expect(narrow.lines(12) == ["Buzz Aldrin", "x"])
    #expect(narrow.lines(40, .ascii)[0] == "Buzz Aldrin  first  second")
  }

  @Test
  func `thousands of rows come out one line each`() {
    let rows = (0..<12_000).map { ["\($0)", "Apollo \($0)"] }
    let lines = Table(columns: [TableColumn("ID"), TableColumn("NAME")], rows: rows).lines(13)
    #expect(lines.count == 12_001)
    #expect(lines.last == "11999  Apoll…")
  }
}
