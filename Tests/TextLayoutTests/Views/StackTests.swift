import Testing
import TextLayout

@Suite("Stacks")
struct StackTests {
  @Test
  func `a spacer pushes its neighbors to the sides`() {
    #expect(
      HStack {
        Text("a"); Spacer(); Text("b")
      }.lines(9) == ["a       b"])
  }

  @Test
  func `what an inflexible view leaves over goes to the others`() {
    let row = HStack(alignment: .top) {
      Text("First people on the Moon")
      Text("Eagle")
    }
    #expect(row.lines(18) == ["First people Eagle", "on the Moon"])
    #expect(row.lines(40) == ["First people on the Moon Eagle"])
  }

  @Test
  func `the view of higher priority is served first`() {
    let row = HStack(alignment: .top, spacing: 0) {
      Text("aaaa aaaa")
      Text("bbbb bbbb").layoutPriority(1)
    }
    #expect(row.lines(13) == ["aaaabbbb bbbb", "aaaa"])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "abc\nd"), (.center, "abc\n d"), (.trailing, "abc\n  d"),
  ])
  func `a column is aligned at a guide`(_ alignment: HorizontalAlignment, _ picture: String) {
    #expect(
      VStack(alignment: alignment) {
        Text("abc"); Text("d")
      }.picture(9) == picture)
  }

  @Test(arguments: [
    (VerticalAlignment.top, "a d\nb\nc"), (.center, "a\nb d\nc"), (.bottom, "a\nb\nc d"),
  ])
  func `a row is aligned at a guide`(_ alignment: VerticalAlignment, _ picture: String) {
    #expect(
      HStack(alignment: alignment) {
        Text("a\nb\nc"); Text("d")
      }.picture(9) == picture)
  }

  @Test
  func `an empty view takes no part in spacing`() {
    let isShown = false
    let column = VStack(spacing: 1) {
      Text("a")
      EmptyView()
      if isShown { Text("hidden") }
      for letter in ["b", "c"] { Text(letter) }
    }
    #expect(column.picture(9) == "a\n\nb\n\nc")
  }

  @Test
  func `a later view of a pile hides an earlier one`() {
    let pile = ZStack(alignment: .topLeading) {
      Text("aaaa\naaaa"); Text("月")
    }
    #expect(pile.lines(9) == ["月aa", "aaaa"])
    let cut = ZStack(alignment: .topLeading) {
      Text("月月"); Text("x").padding(.leading, 1)
    }
    #expect(cut.lines(9) == [" x月"])
  }

  @Test
  func `cards wrap into rows`() {
    let cards = WrappingHStack { ForEach(["Neil", "Michael", "Buzz"]) { Text($0).border() } }
    #expect(
      cards.picture(18) == """
        ╭────╮ ╭───────╮
        │Neil│ │Michael│
        ╰────╯ ╰───────╯
        ╭────╮
        │Buzz│
        ╰────╯
        """)
  }

  @Test
  func `a rule lies across its stack`() {
    #expect(
      VStack {
        Text("a"); Rule()
      }.lines(3) == [" a", "───"])
    #expect(
      HStack {
        Text("a\nb"); Rule(); Text("c")
      }.lines(9, .ascii) == ["a |", "b | c"])
  }

  @Test
  func `on a screen a spacer pushes down too`() {
    let column = VStack(alignment: .leading) {
      Text("top")
      Spacer()
      Text("bottom").filled(with: .selection)
    }
    let grid = column.drawn(columns: 20, rows: 4)
    #expect(grid.rows.map(\.count) == [3, 0, 0, 6])
    #expect(grid[row: 3].allSatisfy { $0.style == .selection })
    #expect(column.lines(20) == ["top", "bottom"])
  }
}
