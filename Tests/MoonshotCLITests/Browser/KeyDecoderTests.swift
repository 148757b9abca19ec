import MoonshotCLI
import TestSupport
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  private static let table: [(String, [BrowserEvent])] = [
    ("j", [.key(.character("j"))]), ("\r", [.key(.enter)]), ("\n", [.key(.enter)]),
    ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]),
    ("\u{3}", [.key(.control("c"))]), ("\u{1A}", [.key(.control("z"))]),
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]), ("\u{1B}[1;5C", [.key(.right)]),
    ("\u{1B}[D", [.key(.left)]), ("\u{1B}[H", [.key(.home)]), ("\u{1B}[4~", [.key(.end)]),
    ("\u{1B}[1~", [.key(.home)]), ("\u{1B}OF", [.key(.end)]), ("\u{1B}[5~", [.key(.pageUp)]),
    ("\u{1B}[6;2~", [.key(.pageDown)]), ("\u{1B}[Z", [.key(.backTab)]),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
    ("ä", [.key(.character("ä"))]), ("月", [.key(.character("月"))]),
    ("🚀", [.key(.character("🚀"))]),
    ("\u{1B}[<0;5;7M", [.mouse(.init(.click, column: 4, row: 6))]),
    ("\u{1B}[<0;5;7m", []), ("\u{1B}[<64;1;1M", [.mouse(.init(.wheelUp, column: 0, row: 0))]),
    ("\u{1B}[<65;300;1M", [.mouse(.init(.wheelDown, column: 299, row: 0))]),
    ("\u{1B}[<2;5;7M", []), ("\u{1B}[<0;0;7M", []), ("\u{1B}[<0;99999999999999999999;7M", []),
    ("\u{1B}[M !!q", [.key(.character("q"))]),
    ("\u{1B}[200~q\u{1B}[A\r\u{1B}[201~q", [.paste("q\u{1B}[A\r"), .key(.character("q"))]),
    ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[20")]),
    ("\u{1B}[200~abc\u{3}", [.key(.control("c"))]), ("\u{1B}[201~", []),
    ("\u{1B}[99~\u{1B}[?1;2c\u{1B}[3;4Rq", [.key(.character("q"))]),
    ("\u{1B}[[Aq", [.key(.character("q"))]), ("\u{1B}]0;title\u{7}q", [.key(.character("q"))]),
    ("\u{1B}P1$r\u{1B}\\q", [.key(.character("q"))]), ("\u{1B}qj", [.key(.character("j"))]),
    ("\u{1B}[1\u{1B}[Bq", [.key(.down), .key(.character("q"))]),
  ]

  @Test(arguments: table)
  func `knows the sequences of terminals`(_ text: String, _ events: [BrowserEvent]) {
    var decoder = KeyDecoder()
    #expect(decoder.events(Array(text.utf8)) == events)
    #expect(decoder.endOfInput() == nil)
  }

  @Test(arguments: table)
  func `gives the same events wherever bytes are split`(_ text: String, _ events: [BrowserEvent]) {
    let bytes = Array(text.utf8)
    for split in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.events(bytes[..<split]) + decoder.events(bytes[split...]) == events)
    }
  }

  @Test func `takes a lone Escape for the key when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.events([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.endOfInput() == .key(.escape))
    #expect(!decoder.isWaiting)
    #expect(decoder.events(Array("[A".utf8)) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0x80, 0x80], [0xE2, 0x28], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xC3, 0xC3], [0xF0, 0x9F],
    ] as [[UInt8]])
  func `drops what is no UTF-8, and hears the next key`(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = decoder.events(bytes + Array("\u{1B}[A".utf8))
    #expect(events.last == .key(.up))
    #expect(events.dropLast().allSatisfy { $0 == .key(.character("(")) })
  }

  @Test func `keeps no more of a paste than it can use, and finds its end`() {
    var decoder = KeyDecoder()
    let long = Array(repeating: UInt8(ascii: "x"), count: 200_000)
    let events = decoder.events(
      Array("\u{1B}[200~".utf8) + long + Array("\u{1B}[201~q".utf8))
    guard events.count == 2, case .paste(let text) = events[0] else {
      Issue.record("no paste among \(events.count) events")
      return
    }
    #expect(text.utf8.count <= 5000)
    #expect(events[1] == .key(.character("q")))
  }

  @Test(arguments: 0..<40)
  func `survives noise, however it is split`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    // Bytes that mean something are frequent in it.
    let frequent = Array("\u{1B}\u{1B}[[<0;~MO\u{3}\r/?qjkGn\t200~1".utf8)
    let noise = (0..<400).map { _ in
      Bool.random(using: &generator)
        ? UInt8.random(in: 0...255, using: &generator)
        : frequent.randomElement(using: &generator) ?? 0
    }
    var whole = KeyDecoder()
    let events = whole.events(noise)
    var split = KeyDecoder()
    var rest = noise[...]
    var others: [BrowserEvent] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &generator)
      others += split.events(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == others)
    var browsing = Browsing(columns: 30 + seed * 3, rows: 3 + seed)
    for event in events { browsing.send(event) }
    #expect(browsing.lines.count == 3 + seed)
  }
}
