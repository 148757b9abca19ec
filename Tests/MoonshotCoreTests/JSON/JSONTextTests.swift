import MoonshotCore
import TestSupport
import Testing

@Suite("Text of JSON strings")
struct JSONTextTests {
  @Test(arguments: [
    (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9""#, "éé"),
    (#""\ud83d\ude80!""#, "🚀!"), (#""\u0000""#, "\0"), (#""\\u0041""#, "\\u0041"), (#""""#, ""),
    (#""plain text of more than sixteen bytes: é""#, "plain text of more than sixteen bytes: é"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude80\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\uffff\u0800""#, "\u{FFFF}\u{800}"),
  ])
  func `resolves escapes`(_ json: String, _ text: String) {
    #expect(JSONDocument(text: json).root?.string == text)
  }

  @Test(arguments: [
    (#""\ud83d\ude80""#, false), (#""\ud83d""#, true), (#""\ude80""#, true),
    (#""\ud83d\ud83d\ude80""#, true),
    (#""\\ud83d""#, false), (#""\ufffd""#, false), (#""\ud83dx""#, true), ("\"a\"", false),
    ("1", false),
  ])
  func `knows half a surrogate pair`(_ json: String, _ isLone: Bool) {
    #expect(JSONDocument(text: json).root?.hasLoneSurrogate == isLone)
  }

  /// Every two bytes and a sample of longer ones; Swift's own decoder is the judge.
  @Test func `takes exactly the bytes that are UTF-8`() {
    var generator = SeededGenerator(seed: 1)
    var samples = (0..<256).flatMap { first in (0..<256).map { [UInt8(first), UInt8($0)] } }
    for lead in UInt8(0xE0)...0xFF {
      for second in UInt8(0x7F)...0xC1 { samples.append([lead, second, 0x80, 0x80]) }
    }
    for _ in 0..<5_000 {
      samples.append((0..<6).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) })
    }
    for sample in samples where !sample.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      let document = JSONDocument(ResourceBytes([0x22] + sample + [0x22]))
      let isValid = String(validating: sample, as: UTF8.self) != nil
      #expect((document.fault == nil && document.tolerated.isEmpty) == isValid, "\(sample)")
      #expect(document.root?.string == String(decoding: sample, as: UTF8.self), "\(sample)")
    }
  }

  @Test(arguments: [(0, "a"), (59, "a"), (60, "a"), (61, "a"), (100, "é"), (100, "👩‍🚀"), (60, "月")])
  func `an excerpt is at most so many characters`(_ count: Int, _ character: String) {
    let excerpt = String(repeating: character, count: count).excerpt(60)
    #expect(
      excerpt == String(repeating: character, count: min(count, 60)) + (count > 60 ? "…" : ""))
  }

  @Test(arguments: [
    ("1969\u{200B}-07", "1969\\u{200B}-07"), ("\u{FEFF}a", "\\u{FEFF}a"), ("a\u{AD}", "a\\u{AD}"),
    ("👩‍🚀", "👩‍🚀"), ("☀️", "☀️"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("é 月", "é 月"),
  ])
  func `an excerpt shows what can't be seen, but for what emoji are made of`(
    _ text: String, _ excerpt: String
  ) {
    #expect(text.excerpt(60) == excerpt)
    #expect((text + String(repeating: "a", count: 80)).excerpt(40).hasPrefix(excerpt))
  }

  @Test func `an excerpt of one character that never ends is short`() {
    let excerpt = ("e" + String(repeating: "\u{301}", count: 100_000)).excerpt(60)
    #expect(excerpt.unicodeScalars.count <= 60 * 16 + 1)
  }
}
