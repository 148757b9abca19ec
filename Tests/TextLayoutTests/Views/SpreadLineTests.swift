import Testing
import TextLayout

@Suite("Two texts at both ends of a line")
struct SpreadLineTests {
  @Test(arguments: [
    (12, ["last    gone"]), (10, ["last  gone"]), (9, ["last", "gone"]), (4, ["last", "gone"]),
  ])
  func `stand below each other where two blanks don't fit between`(
    _ columns: Int, _ lines: [String]
  ) {
    #expect(SpreadLine("last", "gone", columns: columns).lines(columns) == lines)
  }

  @Test func `are one where there is nothing to put behind`() {
    #expect(SpreadLine("touchdown", "", columns: 4).lines(9) == ["touchdown"])
    #expect(SpreadLine("touchdown", "", columns: 20).lines(20) == ["touchdown"])
  }

  @Test func `count columns, not characters`() {
    #expect(SpreadLine("月面", "☾", columns: 7).lines(7) == ["月面  ☾"])
    #expect(SpreadLine("月面", "☾", columns: 6).lines(7) == ["月面", "☾"])
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func `take any width`(_ columns: Int) {
    #expect(SpreadLine("a", "b", columns: columns).lines(3) == ["a", "b"])
  }
}
