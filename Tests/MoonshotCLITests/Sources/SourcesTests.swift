import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("mission --sources")
struct SourcesTests {
  private static let mission = """
    [{"id": 1, "flight": {}, "duration": 90061, "sources": ["A", "B"],
      "singleSources": {"duration": "A", "pads": "C"}}, {"id": 2}]
    """

  private static func catalog(_ sources: String?) -> ResourceBundle {
    var files = ["missions.json": Array(mission.utf8), "astronauts.json": Array("{}".utf8)]
    if let sources { files["sources.json"] = Array(sources.utf8) }
    return ResourceBundle(files: files)
  }

  private static let described = catalog(#"{"A": "A long report", "C": "A list", "D": "Else"}"#)

  @Test func `tells what the record rests on, and what only one source says`() {
    let text = asking(["mission", "1", "--sources"], of: Self.described).text
    #expect(
      text.hasSuffix(
        """
          Sources

          A  A long report
          B  not described

          From one source only
          Duration  A long report
          pads      A list

        """))
  }

  @Test func `describes the ids it uses, and no others, to programs`() throws {
    let outcome = asking(["mission", "1", "--sources", "--json"], of: Self.described)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.standardOutput))
    let object = try #require(value as? [String: Any])
    #expect(
      object["sourceDescriptions"] as? [String: String] == ["A": "A long report", "C": "A list"])
    #expect(object["sources"] as? [String] == ["A", "B"])
  }

  @Test(arguments: ["csv", "tsv", "table"])
  func `a list of missions is the same with their sources`(_ format: String) {
    let words = ["mission", "1", "2", "--format", format]
    let plain = asking(words, of: Self.described)
    #expect(plain.text.contains("Apollo 2"))
    #expect(asking(words + ["--sources"], of: Self.described).text == plain.text)
  }

  @Test func `without the option nothing is said of sources`() throws {
    let outcome = asking(["mission", "1"], of: Self.described)
    #expect(!outcome.text.contains("Sources"))
    let json = asking(["mission", "1", "--json"], of: Self.described)
    let value = try JSONSerialization.jsonObject(with: Data(json.standardOutput))
    #expect((value as? [String: Any])?["sourceDescriptions"] == nil)
  }

  @Test func `a catalog need not describe its sources, nor have any`() {
    let outcome = asking(["mission", "1", "2", "--sources"], of: Self.catalog(nil))
    #expect(outcome.text.contains("A  not described"))
    #expect(outcome.text.hasSuffix("  Sources\n\n  The catalog names none.\n"))
    #expect(outcome.status == .success && outcome.standardError.isEmpty)
  }

  @Test func `a broken file of sources is reported, and costs only itself`() {
    let outcome = asking(["mission", "1", "--sources"], of: Self.catalog("[1, 2"))
    #expect(outcome.text.contains("A  not described"))
    #expect(outcome.status == .faults)
    #expect(outcome.standardError.hasPrefix("moonshot: sources.json: "))
  }

  @Test func `a description that is none costs only itself`() {
    let outcome = asking(
      ["mission", "1", "--sources"], of: Self.catalog(#"{"A": "A long report", "C": 7}"#))
    #expect(outcome.text.contains("A  A long report"))
    #expect(outcome.status == .faults)
    #expect(
      outcome.standardError
        == "moonshot: sources.json, record 2 (id C): expected a string, found 7\n")
  }

  @Test func `every source of the built-in catalog is described`() {
    let words = ["mission", "--sources"] + (1...17).map(String.init) + ["201", "202", "203"]
    #expect(!run(words, in: .testing).text.contains("not described"))
  }
}
