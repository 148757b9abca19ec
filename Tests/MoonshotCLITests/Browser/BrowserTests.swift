import MoonshotCLI
import MoonshotCore
import Testing

@Suite("Browsing with keys")
struct BrowserTests {
  @Test func `begins with the list of crewed missions`() {
    #expect(
      Browsing(columns: 60, rows: 16).screen == """
        ╭─ Missions ──────────────────────────────────── 3 crewed ─╮
        │                                                          │
        │  ID  MISSION    LAUNCHED      CREW                       │
        │›  8  Apollo 8   Dec 21, 1968  Borman, Lovell             │
        │  11  Apollo 11  Jul 16, 1969  Armstrong, nobody (?)      │
        │  13  Apollo 13  Apr 11, 1970  Lovell                     │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        ╰──────────────────────────────────────────────────────────╯
          enter open   / search   t timeline   ? keys   q quit
        """)
  }

  @Test func `walks from the list to an astronaut and back to where it was`() {
    var browsing = Browsing()
    browsing.press(.down, .down, .enter)
    #expect(browsing.title.contains("Missions › Apollo 13"))
    browsing.press(.tab)
    #expect(browsing.chosen == "Jim Lovell")
    let mission = browsing.screen
    browsing.press(.enter)
    #expect(browsing.title.contains("Missions › Apollo 13 › Jim Lovell"))
    browsing.press(.enter)
    #expect(browsing.chosen == "Apollo 8 CMP Dec 21, 1968")
    browsing.press(.enter)
    #expect(browsing.title.contains("Jim Lovell › Apollo 8"))
    browsing.press(.escape, .character("h"))
    #expect(browsing.screen == mission)
    browsing.press(.backspace)
    #expect(browsing.chosen == "13 Apollo 13 Apr 11, 1970 Lovell")
  }

  @Test(arguments: [
    ([BrowserEvent.Key.down], "8 Apollo 8"), ([.character("j"), .character("j")], "11 Apollo 11"),
    ([.end], "13 Apollo 13"), ([.character("G"), .up], "11 Apollo 11"),
    ([.end, .home], "4 Apollo 4"), ([.character("G"), .character("g")], "4 Apollo 4"),
    ([.pageDown], "13 Apollo 13"), ([.pageDown, .pageUp], "4 Apollo 4"),
    ([.up], "4 Apollo 4"), ([.end, .down], "13 Apollo 13"),
  ])
  func `moves in the list`(_ keys: [BrowserEvent.Key], _ chosen: String) {
    var browsing = Browsing()
    browsing.type("agg")
    browsing.press(.home)
    for key in keys { browsing.press(key) }
    #expect(browsing.chosen?.hasPrefix(chosen) == true)
  }

  @Test func `lists the flights without people on request, and keeps the selection`() {
    var browsing = Browsing()
    browsing.press(.down)
    #expect(!browsing.screen.contains("Apollo 4"))
    browsing.type("a")
    #expect(browsing.screen.contains("Apollo 4"))
    #expect(browsing.chosen?.hasPrefix("11 ") == true)
    browsing.press(.home)
    browsing.type("a")
    #expect(browsing.chosen?.hasPrefix("8 ") == true)
  }

  @Test func `lets Tab go around list and crew where both are in sight`() {
    var browsing = Browsing(columns: 120, rows: 40)
    browsing.press(.tab)
    #expect(browsing.chosen == "Frank Borman")
    browsing.press(.tab)
    #expect(browsing.chosen == "Jim Lovell")
    browsing.press(.tab)
    #expect(browsing.chosen == "8 Apollo 8 Dec 21, 1968")
    browsing.press(.backTab)
    #expect(browsing.chosen == "Jim Lovell")
  }

  @Test func `offers nobody of the crew whom the catalog doesn't know`() {
    var browsing = Browsing()
    browsing.press(.down, .enter, .tab, .tab)
    #expect(browsing.chosen == "Neil Armstrong")
  }

  @Test func `scrolls a page, and no longer chooses what left the window`() {
    var browsing = Browsing(rows: 24)
    browsing.press(.enter, .tab)
    #expect(browsing.chosen == "Frank Borman")
    browsing.press(.home)
    #expect(browsing.chosen == nil)
    #expect(browsing.screen.contains("Around the Moon"))
    browsing.press(.end)
    #expect(browsing.title.contains("100 %"))
    #expect(browsing.screen.contains("Jim Lovell"))
  }

  @Test func `moves among links in sight with arrows`() {
    var browsing = Browsing()
    browsing.press(.end, .enter, .tab, .enter, .enter)
    #expect(browsing.chosen == "Apollo 8 CMP Dec 21, 1968")
    browsing.press(.down)
    #expect(browsing.chosen == "Apollo 13 Commander Apr 11, 1970")
    browsing.press(.up, .right)
    #expect(browsing.chosen == "Apollo 13 Commander Apr 11, 1970")
    browsing.press(.left, .left)
    #expect(browsing.chosen == "Apollo 8 CMP Dec 21, 1968")
  }

  @Test(arguments: [("q", BrowserEffect.quit), ("x", nil)])
  func `leaves at q`(_ key: String, _ effect: BrowserEffect?) {
    var browsing = Browsing()
    browsing.type(key)
    #expect(browsing.effect == effect)
  }

  @Test(arguments: [
    (BrowserEvent.Key.control("c"), BrowserEffect.quit), (.control("z"), .suspend),
    (.control("l"), .redraw),
  ])
  func `obeys control keys everywhere`(_ key: BrowserEvent.Key, _ effect: BrowserEffect) {
    for before in ["", "/", "?", "/lov"] {
      var browsing = Browsing()
      browsing.type(before)
      browsing.press(key)
      #expect(browsing.effect == effect, "after '\(before)'")
    }
  }

  @Test func `shows the keys until one closes them`() {
    var browsing = Browsing(rows: 24)
    let before = browsing.screen
    browsing.type("?")
    #expect(browsing.screen.contains("search as you type"))
    browsing.type("q")
    #expect(browsing.effect == nil)
    #expect(browsing.screen == before)
  }

  @Test func `opens the map, that of one mission where it landed`() {
    var browsing = Browsing(rows: 40)
    browsing.type("m")
    #expect(browsing.title.contains("Missions › Map"))
    browsing.press(.tab, .enter)
    #expect(browsing.title.contains("Map › Apollo 11"))
    browsing.type("m")
    #expect(browsing.title.contains("Apollo 11 › Apollo 11 on the map"))
    browsing.press(.escape, .escape, .escape, .enter)
    browsing.type("m")
    #expect(browsing.title.contains("Apollo 8 › Map"))
    #expect(browsing.footer == "  Apollo 8 has no landing site; these are the others'.")
    browsing.press(.down)
    #expect(browsing.footer.contains("esc back"))
  }

  @Test func `opens the timeline of all flights, and from there each of them`() {
    var browsing = Browsing()
    browsing.type("t")
    #expect(browsing.title.contains("Missions › Timeline ─"))
    #expect(browsing.lines.contains { $0.hasPrefix("│  □ uncrewed   ■ crewed   ticks: ") })
    #expect(browsing.footer.contains("tab missions"))
    browsing.press(.tab, .down)
    #expect(browsing.chosen?.hasPrefix("Apollo 8") == true)
    browsing.press(.enter)
    #expect(browsing.title.contains("Timeline › Apollo 8"))
    browsing.press(.escape)
    #expect(browsing.chosen?.hasPrefix("Apollo 8") == true)
    browsing.press(.escape)
    #expect(browsing.title.contains("─ Missions ─"))
  }

  @Test func `opens the timeline of the flight whose page is in sight`() {
    var browsing = Browsing()
    browsing.press(.enter)
    browsing.type("t")
    #expect(browsing.title.contains("Apollo 8 › Timeline of Apollo 8"))
    #expect(browsing.screen.contains("89:19:17 · Dec 25, 06:10:17 UTC"))
    #expect(browsing.screen.contains("burn for home begins"))
    browsing.type("/home")
    #expect(browsing.footer.contains("1 match"))
    browsing.press(.enter)
    browsing.type("t")
    #expect(browsing.title.contains("Timeline of Apollo 8 › Timeline ─"))
  }

  @Test func `stays with a mission between its map and its timeline`() {
    var browsing = Browsing(opening: .mission(11), columns: 90, rows: 40)
    browsing.type("mt")
    #expect(browsing.title.contains("Apollo 11 on the map › Timeline of Apollo 11"))
    browsing.type("m")
    #expect(browsing.title.contains("Timeline of Apollo 11 › Apollo 11 on the map"))
  }

  @Test func `says on its timeline that a flight has no events`() {
    var browsing = Browsing(opening: .mission(11))
    browsing.type("t")
    #expect(browsing.screen.contains("no events: the time of liftoff is unknown"))
    #expect(!browsing.footer.contains("tab"))
  }

  @Test(arguments: [
    (nil, "Timeline ─", "8 Apollo 8"), (4, "Timeline of Apollo 4", "4 Apollo 4"),
    (99, "Timeline ─", "8 Apollo 8"),
  ])
  func `starts at a timeline`(_ id: Mission.ID?, _ title: String, _ chosen: String) {
    var browsing = Browsing(opening: .timeline(id))
    #expect(browsing.title.contains(title))
    browsing.press(.escape)
    #expect(browsing.chosen?.hasPrefix(chosen) == true)
  }

  @Test func `starts at a page, with the list where it leads there`() {
    var browsing = Browsing(opening: .astronaut("lovell"))
    #expect(browsing.title.contains("Missions › Jim Lovell"))
    browsing.press(.escape)
    #expect(browsing.chosen?.hasPrefix("8 Apollo 8") == true)
  }

  @Test func `starts at a flight without people with all flights listed`() {
    var browsing = Browsing(opening: .mission(4))
    #expect(browsing.title.contains("Apollo 4"))
    browsing.press(.escape)
    #expect(browsing.chosen?.hasPrefix("4 Apollo 4") == true)
  }

  @Test func `says so when there is nothing to browse`() {
    var browsing = Browsing(Catalog(ResourceBundle(files: [:])))
    browsing.press(.down, .enter, .tab, .end)
    browsing.type("an/x")
    browsing.press(.enter, .pageUp)
    #expect(browsing.screen.contains("The catalog has no missions."))
  }
}
