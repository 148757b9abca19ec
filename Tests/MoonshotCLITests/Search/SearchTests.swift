import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("search")
struct SearchTests {
  private static func terminal(_ columns: Int) -> Environment {
    Environment(
      variables: ["NO_COLOR": "1"], output: .terminal(columns: columns, rows: 50),
      now: Instant(secondsSince1970: 0))
  }

  @Test func `a table on a terminal, each mention cut around what was found`() {
    let outcome = run(["search", "genesis", "rock"], in: Self.terminal(80))
    #expect(
      outcome.text == """
          ID     NAME         MENTION
          irwin  Jim Irwin    … ancient white crust from its perch, the ‹Genesis Rock›.
          scott  David Scott  … found the pale ‹Genesis Rock› and dropped a hammer and…
          15     Apollo 15    … called it the ‹Genesis rock›: one small item in 77.31 k…

          3 hits. Read one: moonshot astronaut irwin

        """)
    #expect(outcome.status == .success && outcome.standardError.isEmpty)
  }

  @Test func `a title too long for its line is cut, never the id behind it`() {
    let long = String(repeating: "Long ", count: 20)
    var world = Self.terminal(40)
    world.bundle = { _ in
      bundle(missions: #"[{"id": 2042, "name": "\#(long)", "description": "A landing."}]"#)
    }
    #expect(
      run(["search", "landing"], in: world).text == """
          Long Long Long Long Long Long L…  2042
          A ‹landing›.

          1 hit. Read one: moonshot mission 2042

        """)
  }

  @Test func `lines with tabs in a pipe, nothing cut or marked`() {
    let outcome = run(["search", "EAGLE", "--limit", "2"], in: .testing)
    #expect(
      outcome.text == """
        mission\t11\tApollo 11\tcallSigns.lunarModule\tEagle
        astronaut\tduke\tCharlie Duke\tdescription\tCharlie Duke's Carolina drawl was the voice \
        that answered Eagle from Houston, and three years later he stood on the Moon himself.

        """)
  }

  @Test func `what was found stands where the JSON says`() throws {
    let outcome = run(["search", "lightning twice", "--json"], in: .testing)
    let hits = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [[String: Any]])
    for hit in hits {
      let text = Array(try #require(hit["text"] as? String).unicodeScalars)
      let ranges = try #require(hit["ranges"] as? [[String: Int]])
      for range in ranges {
        let (start, end) = (try #require(range["start"]), try #require(range["end"]))
        let found = String(String.UnicodeScalarView(text[start..<end])).lowercased()
        #expect(["lightning", "twice"].contains(found))
      }
      #expect(hit["kind"] is String && hit["name"] is String && hit["field"] is String)
      #expect(hit["score"] is Int && hit["offset"] is Int)
    }
    #expect(hits.first?["id"] as? Int == 12)
  }

  @Test func `offsets count code points, whatever they are made of`() throws {
    let outcome = asking(
      ["search", "moon", "--json"],
      of: bundle(missions: #"[{"id": 1, "summary": "👩‍🚀 é on the Moon"}]"#))
    let hits = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [[String: Any]])
    #expect(hits.first?["ranges"] as? [[String: Int]] == [["start": 13, "end": 17]])
  }

  @Test(arguments: [
    (["xyzzy"], "moonshot: nothing mentions 'xyzzy'\n"),
    (["aldrim"], "moonshot: nothing mentions 'aldrim'; did you mean aldrin?\n"),
    (["\u{1B}[2J"], "moonshot: nothing mentions '\\e[2J'\n"),
  ])
  func `without a hit the status is 1 and one line says so`(
    _ words: [String], _ complaint: String
  ) {
    for format in ["text", "table", "tsv", "csv", "ndjson"] {
      let outcome = run(["search", "--format", format] + words, in: .testing)
      #expect(outcome.standardOutput.isEmpty)
      #expect(outcome.standardError == complaint)
      #expect(outcome.status == .notFound)
    }
    #expect(run(["search", "--json"] + words, in: .testing).text == "[]\n")
  }

  @Test func `color takes the place of the signs`() {
    let outcome = run(
      ["search", "eagle", "--color", "always", "--format", "table"], in: .testing)
    #expect(outcome.text.contains("\u{1B}["))
    #expect(!outcome.text.contains("‹"))
  }

  @Test func `a hit in a name is marked there, and the mention tells what it is about`() {
    let outcome = run(["search", "apollo 12", "-n", "1", "--format", "table"], in: .testing)
    #expect(outcome.text.contains("12  ‹Apollo 12›  A pinpoint landing beside Surveyor 3"))
  }

  @Test(arguments: [["oxygen"], ["ocean", "storms"], ["lightning"], ["eagle"], ["hatch"]])
  func `every mention that is shown shows what was found`(_ words: [String]) {
    for columns in [1, 2, 10, 24, 30, 39, 40, 50, 60, 79, 80, 100, 200] {
      let lines = run(["search"] + words, in: Self.terminal(columns)).lines
      #expect(lines.allSatisfy { $0.count <= columns || columns < 40 })
      #expect(lines.allSatisfy { $0.last != " " })
      guard columns >= 60 else { continue }
      let hits = lines.dropFirst().dropLast(2)
      #expect(hits.allSatisfy { $0.contains("‹") }, "\(columns): \(hits)")
    }
  }

  @Test func `a wild catalog never traps a search`() throws {
    for word in WildCatalog.summaries + ["", " ", "\u{301}"] {
      for format in ["text", "table", "json", "csv", "markdown"] {
        let outcome = asking(
          ["search", "--format", format, "--", word], of: try WildCatalog.bundle())
        #expect([.success, .notFound].contains(outcome.status))
      }
    }
  }
}
