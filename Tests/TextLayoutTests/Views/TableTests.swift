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
}
