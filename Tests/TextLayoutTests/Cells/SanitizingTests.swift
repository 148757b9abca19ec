import Testing
import TextLayout

@Suite("Controls in visible form")
struct SanitizingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a\\tb"), ("a\r\nb", "a\\r\\nb"), ("\u{1B}[31m", "\\e[31m"),
    ("\u{0}", "\\u{0}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{202E}abc", "\\u{202E}abc"),
    ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"), ("\u{200E}\u{200F}", "\\u{200E}\\u{200F}"),
    ("\u{61C}", "\\u{61C}"), ("👩‍🚀", "👩‍🚀"), ("❤\u{FE0F}", "❤\u{FE0F}"), ("back\\slash", "back\\slash"),
    ("Ångström", "Ångström"), ("👩\u{202E}‍🚀", "👩\\u{202E}‍🚀"),
  ])
  func `escapes what a terminal would obey, and nothing else`(_ text: String, _ expected: String) {
    #expect(text.sanitized == expected)
    #expect(text.sanitized.sanitized == expected)
  }

  @Test
  func `no scalar at all lets a control through to the grid`() {
    let kept: Set<Unicode.Scalar> = ["\n"]
    for value in UInt32(0)...0x2070 {
      guard let scalar = Unicode.Scalar(value), !kept.contains(scalar) else { continue }
      let drawn = Text("a\(Character(scalar))b").picture(40)
      #expect(drawn == drawn.sanitized, "U+\(String(value, radix: 16))")
    }
  }

  @Test
  func `a text breaks at newlines, and escapes them where it has one line`() {
    #expect(Text("a\nb\r\nc").lines(20) == ["a", "b", "c"])
    let table = Table(columns: [TableColumn("T")], rows: [["a\nb"]], showsHeader: false)
    #expect(table.lines(20) == ["a\\nb"])
  }
}
