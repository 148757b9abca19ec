import Testing
import TextLayout

@Suite("Frames, padding, borders")
struct ModifierTests {
  @Test
  func `a fixed frame places its view`() {
    #expect(Text("a").frame(width: 5, alignment: .trailing).border().lines(9)[1] == "│    a│")
    #expect(Text("a").frame(width: 5).border().lines(9)[1] == "│  a  │")
    #expect(Text("abc").frame(width: 2, height: 1).border().lines(9)[1] == "│a…│")
  }

  @Test
  func `a flexible frame fills what it is offered, within limits`() {
    func width(_ least: Int?, _ most: Int?, _ columns: Int) -> Int {
      (Text("abc").frame(minWidth: least, maxWidth: most).border().lines(columns).first ?? "")
        .columns - 2
    }
    #expect(width(nil, .max, 12) == 10)
    #expect(width(nil, 6, 12) == 6)
    #expect(width(5, nil, 12) == 5)
    #expect(width(2, nil, 12) == 3)
    #expect(width(nil, 2, 12) == 2)
  }

  @Test
  func `a container relative frame follows the container, not the stack`() {
    let view = HStack {
      Text("a")
      Text("b").containerRelativeFrame { $0 * 6 / 10 }.border()
    }
    #expect(view.lines(20)[0] == "  ╭────────────╮")
  }

  @Test
  func `padding stands at the edges it is given`() {
    #expect(Text("a").padding([.top, .leading]).lines(9) == ["", " a"])
    #expect(Text("a").padding(.horizontal, 2).border().lines(9)[1] == "│  a  │")
  }

  @Test(arguments: [
    (26, "╭─ Apollo 11 ── in flight ─╮"), (25, "╭─ Apollo 11 ─ in flight ─╮"),
    (24, "╭─ Apollo 11 ────────────╮"), (13, "╭─ Apollo 11 ─╮"), (10, "╭─ Apoll… ─╮"),
    (4, "╭────╮"),
  ])
  func `titles stand in the upper edge as far as they fit`(_ inside: Int, _ edge: String) {
    let box = Text("").frame(width: inside).border(title: "Apollo 11", trailingTitle: "in flight")
    #expect(box.lines(inside + 2)[0] == edge)
  }

  @Test
  func `a box in ASCII has no other characters`() {
    #expect(Text("a").border(title: "T").picture(9, .ascii) == "+- T -+\n|a    |\n+-----+")
  }
}
