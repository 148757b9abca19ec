import Testing
import TextLayout

@Suite("Words")
struct TextTests {
  @Test(arguments: [
    ("First people on the Moon", 12, ["First people", "on the Moon"]),
    ("First people on the Moon", 11, ["First", "people on", "the Moon"]),
    ("Donaudampfschiff fährt", 8, ["Donaudam", "pfschiff", "fährt"]),
    ("a Donaudampfschiff", 8, ["a", "Donaudam", "pfschiff"]),
    ("two\nlines", 20, ["two", "lines"]),
    ("a\n\nb", 20, ["a", "", "b"]),
    ("end \nnext", 20, ["end", "next"]),
    ("  indented", 20, ["  indented"]),
    ("8\u{A0}d 3\u{A0}h", 4, ["8 d", "3 h"]),
    ("back—again", 6, ["back—", "again"]),
    ("月面着陸", 5, ["月面", "着陸"]),
    ("a b", 1, ["a", "b"]),
    ("", 5, [""]),
  ])
  func `wrap at words, and within one only when it is longer than a line`(
    _ text: String, _ columns: Int, _ lines: [String]
  ) {
    #expect(Text(text).lines(columns) == lines)
  }

  @Test(arguments: [
    (24, 1, ["First people on the Moon"]), (23, 1, ["First people on the Mo…"]),
    (13, 1, ["First people…"]), (12, 2, ["First people", "on the Moon"]),
    (10, 2, ["First", "people on…"]), (1, 1, ["…"]),
  ])
  func `a line limit leaves an ellipsis`(_ columns: Int, _ limit: Int, _ lines: [String]) {
    #expect(Text("First people on the Moon").lineLimit(limit).lines(columns) == lines)
  }

  @Test
  func `a newline beyond the limit is cut off too`() {
    #expect(Text("one\ntwo").lineLimit(1).lines(20) == ["one…"])
    #expect(Text("one\ntwo").lineLimit(1).lines(20, .ascii) == ["one..."])
  }

  @Test
  func `runs wrap as one text`() {
    let text = Text("First peo") + Text("ple", style: .match) + Text(" on the Moon")
    #expect(text.lines(12) == ["First people", "on the Moon"])
  }

  @Test(arguments: [
    (TextAlignment.leading, ["Moon", "a"]), (.center, ["Moon", " a"]),
    (.trailing, ["Moon", "   a"]),
  ])
  func `lines are even where the alignment says`(_ alignment: TextAlignment, _ lines: [String]) {
    #expect(Text("Moon\na").multilineTextAlignment(alignment).lines(9) == lines)
  }

  @Test(arguments: [
    ("— – … · ★ ● °", "-- - ... - * @ deg"), ("╭─╮│", "+-+|"),
    ("Ångström über 月", "Ångström über 月"),
  ])
  func `drawing characters have ASCII forms, letters stay`(_ text: String, _ ascii: String) {
    #expect(Text(text).lines(40, .ascii) == [ascii])
  }
}
