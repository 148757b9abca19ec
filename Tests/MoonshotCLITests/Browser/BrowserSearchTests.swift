import MoonshotCLI
import Testing
import TextLayout

@Suite("Searching while browsing")
struct BrowserSearchTests {
  @Test func `goes to the first match with every letter`() {
    var browsing = Browsing()
    browsing.type("/land")
    #expect(browsing.chosen?.hasPrefix("11 ") == true)
    #expect(browsing.footer.contains("/land▏ 2 matches"))
    browsing.type("ing lost")
    #expect(browsing.chosen?.hasPrefix("13 ") == true)
    browsing.press(.backspace)
    #expect(browsing.footer.contains("/landing los▏ 1 match"))
  }

  @Test func `goes on with n and back with N, around the end`() {
    var browsing = Browsing()
    browsing.type("/Lovell")
    browsing.press(.enter)
    #expect(browsing.chosen?.hasPrefix("8 ") == true)
    browsing.type("n")
    #expect(browsing.chosen?.hasPrefix("13 ") == true)
    browsing.type("n")
    #expect(browsing.chosen?.hasPrefix("8 ") == true)
    browsing.type("N")
    #expect(browsing.chosen?.hasPrefix("13 ") == true)
  }

  @Test func `gives up with Escape as if nothing had been typed`() {
    var browsing = Browsing()
    browsing.press(.down)
    let before = browsing.screen
    browsing.type("/lost")
    #expect(browsing.screen != before)
    browsing.press(.escape)
    #expect(browsing.screen == before)
  }

  @Test func `finds words on a page, over the end of a line too`() {
    var browsing = Browsing(rows: 20)
    browsing.press(.enter)
    #expect(!browsing.screen.contains("The far"))
    browsing.type("/FAR SIDE")
    #expect(browsing.footer.contains("1 match"))
    #expect(browsing.lines.contains { $0.contains("The far  ") })
    #expect(browsing.lines.contains { $0.contains("  side.") })
    browsing.press(.enter, .home)
    browsing.type("n")
    #expect(browsing.screen.contains("The far"))
  }

  @Test func `says when nothing matches, and stays`() {
    var browsing = Browsing()
    browsing.press(.down)
    browsing.type("/zzz")
    #expect(browsing.footer.contains("no match"))
    #expect(browsing.chosen?.hasPrefix("11 ") == true)
    browsing.press(.enter)
    browsing.type("n")
    #expect(browsing.footer.contains("Nothing here matches “zzz”."))
  }

  @Test func `takes pasted text as text, never as keys`() {
    var browsing = Browsing()
    browsing.send(.paste("q"))
    #expect(browsing.effect == nil)
    browsing.type("/")
    browsing.send(.paste("the\nlanding\u{1B} lost"))
    #expect(browsing.footer.contains("/the landing lost▏"))
    #expect(browsing.chosen?.hasPrefix("13 ") == true)
  }

  @Test func `takes q for a letter while typing`() {
    var browsing = Browsing()
    browsing.type("/q")
    #expect(browsing.effect == nil)
    #expect(browsing.footer.contains("/q▏"))
  }

  @Test func `does not grow without end`() {
    var browsing = Browsing()
    browsing.type("/")
    for _ in 0..<50 { browsing.send(.paste(String(repeating: "月x\u{301}", count: 50))) }
    #expect(browsing.lines.allSatisfy { $0.columns <= 60 })
  }
}
