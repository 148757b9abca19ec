import Testing
import TextLayout

@Suite("Cells a terminal fills")
struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("Apollo", 6), ("e\u{301}", 1), ("Å", 1), ("月面", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍🚀", 2), ("👍🏽", 2), ("🇺🇸", 2), ("❤", 1), ("❤\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("\u{301}", 0), ("—…", 2), ("★☾●", 3), ("⣿", 1),
    ("╭─╮", 3), ("±α§", 3), ("🚀🌕", 4), ("8\u{A0}d", 3), ("\u{FEFF}", 0),
  ])
  func `counts columns, not characters`(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }
}
