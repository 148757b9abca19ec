import MoonshotCLI
import Testing
import TextLayout

@Suite("Drawing a card over itself")
struct CardPainterTests {
  private func card(_ lines: String...) -> Grid {
    VStack(alignment: .leading) { ForEach(lines) { Text($0) } }.drawn(columns: 20)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test func `goes up as many rows as were drawn, and clears what is left`() {
    var painter = CardPainter(theme: nil)
    #expect(text(painter.bytes(for: card("a", "b"), on: 20)) == "\r␛[Ka\n␛[Kb\n␛[J")
    #expect(text(painter.bytes(for: card("c"), on: 20)) == "\r␛[2A␛[Kc\n␛[J")
    #expect(text(painter.bytes(for: card(), on: 20)) == "\r␛[1A␛[J")
    #expect(text(painter.bytes(for: card("d"), on: 20)) == "\r␛[Kd\n␛[J")
  }

  @Test(arguments: [(10, 2), (9, 4), (5, 4), (4, 6), (1, 20), (0, 20), (-1, 20)])
  func `counts the rows of lines that a terminal wraps`(_ columns: Int, _ rows: Int) {
    let card = card("0123456789", "0123456789")
    #expect(card.height(on: columns) == rows)
    var painter = CardPainter(theme: nil)
    _ = painter.bytes(for: card, on: columns)
    #expect(text(painter.bytes(for: card, on: columns)).hasPrefix("\r␛[\(rows)A"))
  }

  @Test func `begins on an empty screen once that was cleared`() {
    var painter = CardPainter(theme: nil)
    _ = painter.bytes(for: card("a"), on: 20)
    painter.clear()
    #expect(text(painter.bytes(for: card("b"), on: 20)) == "␛[H␛[2J␛[Kb\n␛[J")
    #expect(text(painter.bytes(for: card("c"), on: 20)) == "\r␛[1A␛[Kc\n␛[J")
  }

  @Test func `begins below what it was told to forget`() {
    var painter = CardPainter(theme: nil)
    _ = painter.bytes(for: card("a"), on: 20)
    painter.forget()
    #expect(text(painter.bytes(for: card("b"), on: 20)) == "\r␛[Kb\n␛[J")
  }
}
