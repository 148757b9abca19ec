import MoonshotCLI
import Testing
import TextLayout

@Suite("Browsing on screens of any size")
struct BrowserSizeTests {
  @Test(arguments: 1...30)
  func `fits every screen`(_ rows: Int) {
    var page = Browsing()
    page.press(.enter, .tab)
    var keys = Browsing()
    keys.type("?")
    var search = Browsing()
    search.type("/lovell")
    var timelines = [Browsing(opening: .timeline(nil)), Browsing(opening: .timeline(8))]
    timelines[0].press(.tab)
    for columns in 1...60 {
      let others = columns % 6 == rows % 6 ? [keys, search] + timelines : []
      for var browsing in [page, Browsing()] + others {
        browsing.send(.resize(columns: columns, rows: rows))
        let lines = browsing.lines
        #expect(lines.count == rows && lines.allSatisfy { $0.columns <= columns })
      }
    }
  }

  @Test(arguments: [(99, false), (100, true), (200, true)])
  func `shows list and page side by side from a hundred columns`(_ columns: Int, _ isWide: Bool) {
    let browsing = Browsing(columns: columns, rows: 30)
    #expect(browsing.screen.contains("Missions ─"))
    #expect((browsing.title.contains("╮ ╭─ Apollo 8")) == isWide)
  }

  @Test func `keeps its place while the screen changes`() {
    var browsing = Browsing(columns: 120, rows: 40)
    browsing.press(.end, .enter)
    let wide = browsing.screen
    browsing.send(.resize(columns: 40, rows: 10))
    #expect(browsing.effect == .redraw)
    #expect(browsing.title.contains("Apollo 13"))
    browsing.send(.resize(columns: 120, rows: 40))
    #expect(browsing.screen == wide)
  }

  @Test func `shows a list in twenty by five`() {
    #expect(
      Browsing(columns: 20, rows: 5).screen == """
        Missions    3 crewed
        ›  8  Apollo 8
          11  Apollo 11
          13  Apollo 13
        ? keys   q quit
        """)
  }

  @Test(arguments: [
    (20, "? keys   q quit"), (40, "enter open   / search   ? keys   q quit"),
    (80, "enter open   / search   a all flights   m map   t timeline   ? keys   q quit"),
    (
      200,
      "↑↓ move   enter open   tab crew   / search   a all flights   m map   t timeline   "
        + "? keys   q quit"
    ),
  ])
  func `tells the keys that matter most where there isn't room for all`(
    _ columns: Int, _ hints: String
  ) {
    let footer = Browsing(columns: columns, rows: 24).lines.last ?? ""
    #expect(footer.drop { $0 == " " } == hints)
  }

  @Test(arguments: [(0, 0), (-1, -5), (.max, .max), (1_000_000, 3)])
  func `takes no nonsense for a size`(_ columns: Int, _ rows: Int) {
    var browsing = Browsing()
    browsing.send(.resize(columns: columns, rows: rows))
    browsing.press(.enter, .tab)
    #expect(!browsing.lines.isEmpty)
  }

  @Test func `draws in ASCII where asked to`() {
    for (columns, rows) in [(60, 20), (120, 40), (30, 8)] {
      var browsing = Browsing(columns: columns, rows: rows, characters: .ascii)
      browsing.press(.down, .enter, .tab)
      #expect(browsing.screen.utf8.allSatisfy { $0 < 0x80 })
      browsing.type("?")
      #expect(browsing.screen.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `never draws on a screen more than changed`() {
    var painter = BrowserPainter(theme: nil)
    var browsing = Browsing(columns: 120, rows: 40)
    let first = painter.bytes(for: browsing.state.screen())
    #expect(first.count > 3000)
    #expect(painter.bytes(for: browsing.state.screen()).isEmpty)
    browsing.type("/")
    #expect(painter.bytes(for: browsing.state.screen()).count < 200)
  }
}
