import Testing
import TextLayout

@Suite("Windows on what was drawn before")
struct WindowTests {
  private let page = VStack(alignment: .leading) {
    Text("one")
    Text("月面 e\u{301}")
    Text("three")
    Text("four")
  }.drawn(columns: 10)

  @Test func `shows the rows from the first`() {
    let window = Window(page, firstRow: 1).frame(width: 8, height: 2)
    #expect(window.picture(10) == "月面 e\u{301}\nthree")
  }

  @Test func `is blank beyond both ends`() {
    #expect(Window(page, firstRow: -1).frame(height: 2).picture(10) == "\none")
    #expect(Window(page, firstRow: 3).frame(height: 3).picture(10) == "four\n\n")
    #expect(Window(page, firstRow: .max).frame(height: 1).picture(10) == "")
    #expect(Window(page, firstRow: .min).frame(height: 1).picture(10) == "")
  }

  @Test func `sets the grid in`() {
    #expect(Window(page, inset: 3).frame(width: 5, height: 2).picture(10) == "   on\n   月")
  }

  @Test func `hides what lies behind`() {
    let pile = ZStack(alignment: .topLeading) {
      Text("behind all of it")
      Window(page, firstRow: 2).frame(width: 8, height: 1)
    }
    #expect(pile.picture(16) == "three   ll of it")
  }

  @Test func `marks cells, blanks among them, and none outside`() {
    let marks = [
      Window.Highlight(row: 2, columns: 3..<7, style: .selection),
      Window.Highlight(row: 9, columns: 0..<9, style: .match),
      Window.Highlight(row: .max, columns: 0..<(.max), style: .match),
    ]
    let grid = Window(page, firstRow: 1, highlights: marks).drawn(columns: 10, rows: 3)
    #expect((0..<10).map { grid[1, $0].style == .selection }.filter { $0 }.count == 4)
    #expect(grid[1, 6].style == .selection && grid[1, 7].style == .plain)
    #expect(!grid.rows.joined().contains { $0.style == .match })
  }
}

@Suite("Tags on what is drawn")
struct TagTests {
  @Test func `tell where views are`() {
    let grid = VStack(alignment: .leading) {
      Text("above")
      HStack {
        Text("left")
        Text("right").border().tag("card")
      }
    }.drawn(columns: 20)
    #expect(grid.tags.map(\.tag) == ["card"])
    #expect(grid.tags.first?.rows == 1..<4)
    #expect(grid.tags.first?.columns == 5..<12)
  }

  @Test func `change nothing of what is drawn, and are not there out of sight`() {
    let view = Text("some words that wrap").border()
    #expect(view.tag("a").picture(12) == view.picture(12))
    #expect(view.tag("a").frame(width: 0, height: 0).drawn(columns: 12).tags.isEmpty)
    #expect(
      view.tag("a").frame(height: 2, alignment: .top).drawn(columns: 12).tags.first?.rows == 0..<2)
  }
}
