import Testing
import TextLayout

@Suite("Styles and themes")
struct ThemeTests {
  func inked(_ view: some View) -> String {
    String(
      decoding: view.rendered(columns: 40, appearance: Appearance(theme: .standard)), as: UTF8.self)
  }

  @Test
  func `a run of one style is switched on and off once`() {
    #expect(inked(Text("two words").style(.accent)) == "\u{1B}[36mtwo words\u{1B}[0m\n")
  }

  @Test
  func `neighbors of different style are told apart`() {
    let text = Text("a", style: .muted) + Text("b", style: .failure) + Text("c")
    #expect(inked(text) == "\u{1B}[2ma\u{1B}[0m\u{1B}[31mb\u{1B}[0mc\n")
  }

  @Test
  func `no line ends with its ink on`() {
    #expect(inked(Text("a\nb").style(.title)) == "\u{1B}[1;36ma\u{1B}[0m\n\u{1B}[1;36mb\u{1B}[0m\n")
  }

  @Test
  func `a style of a view is that of all in it that has none`() {
    let view = HStack {
      Text("a"); Text("b", style: .match)
    }.style(.muted)
    #expect(inked(view) == "\u{1B}[2ma\u{1B}[0m \u{1B}[1;4;35mb\u{1B}[0m\n")
  }

  @Test
  func `without a theme no escape sequence is written`() {
    for style in Style.allCases {
      #expect(Text("a", style: style).rendered(columns: 9) == Array("a\n".utf8))
    }
  }

  @Test(arguments: Style.allCases)
  func `no ink is black, white or bright`(_ style: Style) {
    let codes = inked(Text("a", style: style)).split(separator: "a")[0]
      .split { !$0.isNumber }.compactMap { Int($0) }
    #expect(codes.allSatisfy { [0, 1, 2, 4, 7].contains($0) || (31...36).contains($0) })
  }
}
