import MoonshotCore
import Testing

@Suite("Texts of the catalog")
struct TextsTests {
  private let missions = Catalog(.embedded).missions
  private let astronauts = Catalog(.embedded).astronauts

  private var texts: [(of: String, text: String, words: ClosedRange<Int>)] {
    missions.map { ($0.title, $0.description ?? "", 120...250) }
      + astronauts.map { ($0.name, $0.description ?? "", 90...180) }
  }

  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  @Test func `highlights have 120 to 250 words, biographies 90 to 180`() {
    for (of, text, range) in texts {
      #expect(range ~= words(text).count, "\(of): \(words(text).count) words")
      #expect(1...3 ~= text.split(separator: "\n\n").count, "\(of)")
    }
    #expect(texts.count == 50)
  }

  @Test func `no two begin with the same two words, or with the same long sentence anywhere`() {
    var beginnings: [String: String] = [:]
    var sentences: [Substring: String] = [:]
    for (of, text, _) in texts {
      let beginning = words(text).prefix(2).joined(separator: " ").lowercased()
      #expect(beginnings.updateValue(of, forKey: beginning) == nil, "\(of): \(beginning)")
      for sentence in text.split(separator: ". ") where sentence.count > 30 {
        #expect(sentences.updateValue(of, forKey: sentence) == nil, "\(of): \(sentence)")
      }
    }
  }

  @Test func `summaries and outcomes are one short line`() {
    for mission in missions {
      let summary = mission.summary ?? ""
      #expect(5...60 ~= summary.count && !summary.hasSuffix(".") && !summary.contains("\n"))
      let outcome = mission.outcome ?? ""
      #expect(5...70 ~= outcome.count && !outcome.hasSuffix(".") && !outcome.contains("\n"))
    }
    #expect(Set(missions.map(\.summary)).count == missions.count)
  }

  @Test func `paragraphs begin with a capital and end as sentences do`() {
    for (of, text, _) in texts {
      for paragraph in text.split(separator: "\n\n") {
        let first = paragraph.first
        #expect(first?.isUppercase == true || first?.isNumber == true || first == "“", "\(of)")
        #expect(
          paragraph.last.map { ".!?”)".contains($0) } == true, "\(of): …\(paragraph.suffix(20))")
      }
      let sentence = words(text).first {
        $0.hasSuffix(".") || $0.hasSuffix("?") || $0.hasSuffix(".”")
      }
      #expect(sentence != nil, "\(of)")
    }
  }

  @Test func `typography is plain`() {
    for (of, text, _) in texts {
      #expect(!text.contains("  ") && !text.contains("\t") && !text.contains("\n\n\n"), "\(of)")
      #expect(!text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains(" \n"), "\(of)")
      for wrong in [
        "--", "...", " ,", " .", " ;", "''", "``", "**", "</", "&amp;", "\u{AD}", "\u{200B}",
      ] {
        #expect(!text.contains(wrong), "\(of): \(wrong)")
      }
      let odd = text.unicodeScalars.filter { scalar in
        !scalar.isASCII && !"–—’‘“”…°′é×½".unicodeScalars.contains(scalar)
          && !scalar.properties.isAlphabetic
      }
      #expect(odd.isEmpty, "\(of): \(String(String.UnicodeScalarView(odd)))")
    }
  }
}
