import MoonshotCore
import Testing

@Suite("Searching the catalog")
struct SearchTests {
  @Test(arguments: [
    ("armstrong", "armstrong", "name"), ("eagle", "11", "callSigns.lunarModule"),
    ("AS-506", "11", "designation"), ("apollo 13", "13", "name"), ("apollo 1", "1", "name"),
    ("tranquility base", "11", "landing.site"), ("buzz", "aldrin", "name"),
    ("neil armstrong", "armstrong", "name"), ("first people moon", "11", "summary"),
    ("fra mauro", "14", "summary"), ("hornet", "11", "description"),
    ("ARMSTRÖNG", "armstrong", "name"), ("Hong Kong", "anders", "description"),
  ])
  func `puts the record first that is named so`(_ text: String, _ id: String, _ field: String) {
    let best = bundledCatalog.search(text).first { $0.id == id }
    #expect(bundledCatalog.search(text).first?.score == best?.score)
    #expect(best?.field == field)
  }

  @Test func `ranks names before summaries before text`() {
    let catalog = Catalog(
      missions: #"""
        [{"id": 1, "description": "They saw the moon."}, {"id": 2, "summary": "To the moon"},
        {"id": 3, "name": "Moon"}, {"id": 4, "name": "Honeymoon"},
        {"id": 5, "name": "Moonshot"}, {"id": 6, "description": "Moon here. Moon there."},
        {"id": 7, "description": "A moonlit night"}, {"id": 8, "description": "No match"}]
        """#)
    #expect(catalog.search("moon").map(\.id) == ["3", "5", "4", "2", "6", "1", "7"])
  }

  @Test func `keeps the order of the catalog among equals`() {
    let catalog = Catalog(
      missions: #"[{"id": 9, "summary": "moon"}, {"id": 2, "summary": "moon"}]"#,
      astronauts: #"[{"id": "z", "description": "x"}, {"id": "b", "flights": [{"name": "Moon"}]}]"#)
    #expect(catalog.search("moon").map(\.id) == ["9", "2", "b"])
    #expect(catalog.search("moon").map(\.kind) == [.mission, .mission, .astronaut])
  }

  @Test func `puts the earlier mention first among equals`() {
    let catalog = Catalog(
      missions: #"[{"id": 1, "summary": "To the moon"}, {"id": 2, "summary": "A moon"}]"#)
    #expect(catalog.search("moon").map(\.id) == ["2", "1"])
  }

  @Test func `needs every word somewhere in the record`() {
    let ids = bundledCatalog.search("eagle armstrong tranquility").map(\.id)
    #expect(ids.contains("11"))
    #expect(!ids.contains("12"))
    #expect(bundledCatalog.search("eagle xyzzy").isEmpty)
  }

  @Test func `finds a mission by its crew, known or not`() {
    #expect(
      bundledCatalog.search("swigert").contains { $0.id == "13" && $0.field == "crew[1].name" })
    let catalog = Catalog(
      missions: #"[{"id": 1, "crew": [{"name": "nobody", "role": "Guest"}]}]"#)
    #expect(catalog.search("nobody").map(\.field) == ["crew[0].name"])
    #expect(catalog.search("guest").map(\.field) == ["crew[0].role"])
  }

  @Test(arguments: [
    "", " ", "\n\t", "\u{301}", "\u{200B} \u{AD}", ".*", "[a-z]+", "^moon$", "moon|sun", "(]", "\\",
    "\u{0}", "👩‍🚀", "mo on xyzzy",
  ])
  func `finds nothing where nothing is meant`(_ text: String) {
    #expect(bundledCatalog.search(text).isEmpty)
  }

  @Test func `takes every character as it is`() {
    let catalog = Catalog(missions: #"[{"id": 1, "summary": "a.*b [x] ($5) c\\d 100% ^"}]"#)
    for text in [".*", "[x]", "($5)", "\\", "100%", "^", "c\\d"] {
      #expect(catalog.search(text).count == 1, "\(text)")
    }
  }

  @Test func `finds nothing for a text of a megabyte`() {
    for unit in ["moon", "moon ", "\u{301}", " "] {
      let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      #expect(bundledCatalog.search(text).isEmpty)
    }
    let words = (0..<65).map(String.init).joined(separator: " ")
    #expect(bundledCatalog.search(words).isEmpty)
  }

  @Test func `takes a word once however often it is typed`() {
    #expect(
      bundledCatalog.search("moon MOON moon").map(\.id) == bundledCatalog.search("moon").map(\.id))
  }
}

@Suite("Where a search matched")
struct SearchHitTests {
  @Test(arguments: [
    (#""First. The moon rose! Last.""#, "moon", "The moon rose!", 7, [4..<8]),
    (#""Moon""#, "moon", "Moon", 0, [0..<4]),
    (#""  moon  ""#, "moon", "moon", 2, [0..<4]),
    (
      #""Dr. Moon met J. R. Moon. He left.""#, "moon", "Dr. Moon met J. R. Moon.", 0,
      [4..<8, 19..<23]
    ),
    (#""A moon. A lunar moon. A lunar sea.""#, "lunar moon", "A lunar moon.", 8, [2..<7, 8..<12]),
    (#""One\n\nmoon two\nthree""#, "moon", "moon two\nthree", 5, [0..<4]),
    (#""“Über allem: Mónd.” Danach.""#, "mond", "“Über allem: Mónd.”", 0, [13..<17]),
    (#""é. 👩‍🚀 sees the móoń here""#, "moon", "👩‍🚀 sees the móoń here", 3, [13..<18]),
    (#""moonwalk""#, "moon moonwalk walk", "moonwalk", 0, [0..<8]),
    (#""moon moon""#, "moon", "moon moon", 0, [0..<4, 5..<9]),
    (#""Straßenmond""#, "strass", "Straßenmond", 0, [0..<5]),
    (#""It cost $1.5 m. moon""#, "moon", "It cost $1.5 m. moon", 0, [16..<20]),
    (#""Really?! Yes... moon""#, "moon", "Yes... moon", 9, [7..<11]),
  ])
  func `is told by its sentence and code points`(
    _ description: String, _ text: String, _ sentence: String, _ offset: Int,
    _ ranges: [Range<Int>]
  ) throws {
    let catalog = Catalog(missions: #"[{"id": 1, "description": \#(description)}]"#)
    let hit = try #require(catalog.search(text).first)
    #expect(hit.field == "description")
    #expect(hit.sentence.unicodeScalars.elementsEqual(sentence.unicodeScalars))
    #expect(hit.offset == offset)
    #expect(hit.ranges == ranges)
  }

  @Test(arguments: ["moon", "lunar rover", "a", "e s", "first", "apollo 11", "kennedy", "é", "1"])
  func `points at text that folds to a word of the search`(_ text: String) {
    let words = text.folded.split(separator: " ").map(String.init)
    let hits = bundledCatalog.search(text)
    #expect(!hits.isEmpty)
    for hit in hits {
      let sentence = Array(hit.sentence.unicodeScalars)
      #expect(!hit.ranges.isEmpty)
      for range in hit.ranges {
        let marked = String(String.UnicodeScalarView(sentence[range])).folded
        #expect(words.contains { marked.contains($0) })
      }
      for (earlier, later) in zip(hit.ranges, hit.ranges.dropFirst()) {
        #expect(earlier.upperBound < later.lowerBound)
      }
    }
  }

  @Test(arguments: ["moon", "lunar", "the moon", "first"])
  func `has its sentence at its offset in the field`(_ text: String) throws {
    for hit in bundledCatalog.search(text) where hit.field == "description" {
      let text = try #require(
        hit.kind == .mission
          ? bundledCatalog.missions.first { String($0.id) == hit.id }?.description
          : bundledCatalog.astronauts.first { $0.id == hit.id }?.description)
      let field = Array(text.unicodeScalars)
      let sentence = Array(hit.sentence.unicodeScalars)
      #expect(Array(field[hit.offset..<hit.offset + sentence.count]) == sentence)
      for (part, whole) in zip(hit.ranges, hit.fieldRanges) {
        #expect(sentence[part].elementsEqual(field[whole]))
      }
    }
  }
}
