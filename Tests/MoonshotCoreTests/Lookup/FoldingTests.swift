import MoonshotCore
import Testing

@Suite("Folding text for matching")
struct FoldingTests {
  @Test(arguments: [
    ("", ""), ("Moon", "moon"), ("already lower", "already lower"), ("AS-506", "as-506"),
    ("é", "e"), ("e\u{301}", "e"), ("ÀÉÎÕÜ", "aeiou"), ("Ñuñoa", "nunoa"), ("Ø", "o"), ("ł", "l"),
    ("Æ", "ae"), ("œuvre", "oeuvre"), ("Straße", "strasse"), ("ẞ", "ss"), ("Þór", "thor"),
    ("Ðað", "dad"), ("ı", "i"), ("İ", "i"), ("ſ", "s"), ("ﬁn", "fin"), ("ﬃ", "ffi"), ("ﬅ", "st"),
    ("Ａ", "a"), ("ǈ", "lj"), ("Ǆ", "dz"), ("Ấ", "a"), ("K", "k"), ("Ə", "ə"),
    ("O’Brien", "o'brien"), ("‘x’", "'x'"), ("5′ 3″", "5' 3\""), ("“q”", "\"q\""),
    ("Taurus–Littrow", "taurus-littrow"), ("a—b−c", "a-b-c"),
    ("a\u{A0}b\u{2003}c\td\r\ne", "a b c d  e"),
    ("mo\u{AD}on\u{200B}", "moon"), ("\u{202E}moon\u{202C}", "moon"), ("👩‍🚀", "👩🚀"),
    ("ΑΘΗΝΑ", "αθηνα"), ("Юрий", "юрий"), ("月面", "月面"), ("\u{0}\u{1B}\u{7F}", "\u{0}\u{1B}\u{7F}"),
    ("\u{301}\u{302}", ""),
  ])
  func `drops case, diacritics and typography`(_ text: String, _ folded: String) {
    #expect(text.folded.unicodeScalars.elementsEqual(folded.unicodeScalars), "\(text.folded)")
  }

  @Test func `changes nothing when done twice`() {
    for value in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = String(scalar).folded
      if once.folded != once { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `treats a letter alike in either case`() {
    for value in UInt32(0x41)..<0x250 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let lowercased = scalar.properties.lowercaseMapping
      #expect(String(scalar).folded == lowercased.folded)
    }
  }

  @Test func `takes Latin letters for what Unicode calls them`() {
    var letters = 0
    for value in UInt32(0xC0)..<0x1F00 {
      guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else { continue }
      let words = name.split(separator: " ")
      guard words.count > 4, words[0...2] == ["LATIN", "SMALL", "LETTER"], words[4] == "WITH",
        words[3].count == 1
      else { continue }
      letters += 1
      if String(scalar).folded != words[3].lowercased() { Issue.record("\(name)") }
    }
    #expect(letters > 300)
  }

  @Test(arguments: texts)
  func `folds a text as it folds its scalars`(_ text: String) {
    let apart = text.unicodeScalars.map { String($0).folded }.joined()
    #expect(text.folded.utf8.elementsEqual(apart.utf8))
    #expect(FoldedText(text).bytes == Array(text.folded.utf8))
  }

  @Test(arguments: texts)
  func `leads back to text that folds to what was asked for`(_ text: String) {
    let folded = FoldedText(text)
    let source = Array(text.utf8)
    for start in folded.bytes.indices {
      for end in start + 1...folded.bytes.count {
        let part = folded.bytes[start..<end]
        guard let word = String(validating: part, as: UTF8.self) else { continue }
        let range = folded.source(of: start..<end)
        let original = String(decoding: source[range], as: UTF8.self)
        // A part of "æ" is all of it.
        #expect(original.folded.contains(word))
        #expect(original.folded.utf8.count <= word.utf8.count + 4)
        #expect(String(validating: source[range], as: UTF8.self) != nil)
      }
    }
  }

  @Test(arguments: [
    ("xe\u{301}y", 1..<2, 1..<4), ("xæ\u{301}y", 1..<2, 1..<5), ("é", 0..<1, 0..<2),
  ])
  func `takes in the marks on the last letter`(
    _ text: String, _ range: Range<Int>, _ source: Range<Int>
  ) {
    #expect(FoldedText(text).source(of: range) == source)
  }

  @Test func `traps on no range`() {
    for text in ["", "moon", "mønd"] {
      #expect(FoldedText(text).source(of: 90..<100).isEmpty)
      #expect(FoldedText(text).source(of: -5..<0).isEmpty)
    }
  }

  static let texts = [
    "", "Moon", "Straße am Æquator", "e\u{301}\u{302}te\u{301}", "\u{301}x", "a\u{AD}b ﬃ 👩‍🚀!",
    "Юрий – 月面 “O’Brien”", "İstanbul ǄǅẤ\u{300}", "\r\n\tx\u{2028}y",
  ]
}
