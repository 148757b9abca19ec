import MoonshotCLI
import Testing

@Suite("Browsing with the mouse")
struct BrowserMouseTests {
  @Test func `opens what is clicked where one thing is in sight at a time`() {
    var browsing = Browsing(rows: 40)
    browsing.click("Apollo 11")
    #expect(browsing.title.contains("Missions › Apollo 11"))
    browsing.click("Neil Armstrong")
    #expect(browsing.title.contains("› Neil Armstrong"))
    browsing.click("Apollo 11  Commander")
    #expect(browsing.title.contains("Neil Armstrong › Apollo 11"))
  }

  @Test func `selects with one click and opens with the next where the page stands beside`() {
    var browsing = Browsing(columns: 120, rows: 40)
    browsing.click("Apollo 13")
    #expect(browsing.chosen?.hasPrefix("13 ") == true)
    #expect(browsing.footer.contains("open"))
    browsing.click("Apollo 13")
    #expect(browsing.footer.contains("back"))
    browsing.click("Apollo 8")
    #expect(browsing.chosen?.hasPrefix("8 ") == true)
  }

  @Test func `scrolls what is below the pointer`() {
    var browsing = Browsing(columns: 120, rows: 20)
    browsing.press(.down)
    browsing.press(.up)
    let before = browsing.screen
    browsing.send(.mouse(.init(.wheelDown, column: 100, row: 5)))
    #expect(browsing.screen != before)
    #expect(browsing.chosen?.hasPrefix("8 ") == true)
    browsing.send(.mouse(.init(.wheelUp, column: 100, row: 5)))
    #expect(browsing.screen == before)
    browsing.send(.mouse(.init(.wheelDown, column: 5, row: 5)))
    #expect(browsing.screen == before)
  }

  @Test func `scrolls the card of keys with the wheel, and closes it with a click`() {
    var browsing = Browsing(columns: 60, rows: 8)
    let list = browsing.screen
    browsing.type("?")
    let card = browsing.screen
    #expect(card != list)
    browsing.send(.mouse(.init(.wheelUp, column: 30, row: 4)))
    #expect(browsing.screen == card)
    browsing.send(.mouse(.init(.wheelDown, column: 30, row: 4)))
    #expect(browsing.screen != card)
    browsing.send(.mouse(.init(.wheelUp, column: 30, row: 4)))
    #expect(browsing.screen == card)
    for _ in 0..<50 { browsing.send(.mouse(.init(.wheelDown, column: 30, row: 4))) }
    let end = browsing.screen
    browsing.send(.mouse(.init(.wheelDown, column: 30, row: 4)))
    #expect(browsing.screen == end && end != card)
    browsing.send(.mouse(.init(.click, column: 30, row: 4)))
    #expect(browsing.screen == list)
  }

  @Test func `survives clicks everywhere, and outside the screen`() {
    for (columns, rows) in [(1, 1), (20, 5), (60, 20), (120, 30)] {
      var browsing = Browsing(columns: columns, rows: rows)
      for column in stride(from: 0, through: columns + 3, by: 3) {
        for row in 0...(rows + 1) {
          browsing.send(.mouse(.init(.click, column: column, row: row)))
          browsing.send(.mouse(.init(.wheelDown, column: column, row: row)))
        }
      }
      browsing.send(.mouse(.init(.click, column: .max, row: .max)))
      #expect(browsing.lines.count == rows)
    }
  }
}
