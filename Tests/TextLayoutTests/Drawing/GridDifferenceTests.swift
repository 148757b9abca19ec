import Testing
import TextLayout

@Suite("What changed on a screen")
struct GridDifferenceTests {
  func changes(_ old: String, _ new: String) -> [Range<Int>?] {
    let before = Text(old).drawn(columns: 20)
    let after = Text(new).drawn(columns: 20)
    var rows: [Range<Int>?] = Array(repeating: nil, count: max(before.rows.count, after.rows.count))
    for change in after.changes(from: before) { rows[change.row] = change.columns }
    return rows
  }

  @Test
  func `only what differs is drawn anew`() {
    #expect(changes("abc", "abc") == [nil])
    #expect(changes("abcd", "aXYd") == [1..<3])
    #expect(changes("abc\nd", "abc") == [nil, 0..<1])
    #expect(changes("abc", "ab") == [2..<3])
  }

  @Test
  func `no wide character is split`() {
    #expect(changes("a月b", "axyb") == [1..<3])
    #expect(changes("a👩‍🚀b", "a👩‍🚀c") == [3..<4])
    #expect(changes("👩‍🚀", "👨‍🚀") == [0..<2])
  }
}
