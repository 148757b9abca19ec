import Foundation
import MoonshotCLI
import Testing
import TextLayout

/// Scalars of each text, since equal Swift strings may be of different bytes.
private func scalars(_ texts: [String]?) -> [[UInt32]]? {
  texts?.map { $0.unicodeScalars.map(\.value) }
}

@Suite("What other programs read back")
struct RoundTripTests {
  private let wild = WildCatalog.summaries

  private func answer(_ words: String...) throws -> [UInt8] {
    asking(words, of: try WildCatalog.bundle()).standardOutput
  }

  @Test(.enabled(if: Reader.jq != nil, "jq is not installed"), arguments: ["json", "ndjson"])
  func `jq reads every value as it was`(_ format: String) throws {
    let program = try #require(Reader.jq)
    let filter = format == "json" ? "map(.summary)" : ".summary"
    let arguments = format == "json" ? ["-c", filter] : ["-sc", "map(\(filter))"]
    let bytes = try answer("list", "--all", "--format", format)
    let texts: [String]? = try Reader.value(of: bytes, read: program, arguments)
    #expect(scalars(texts) == scalars(wild))
  }

  @Test(.enabled(if: Reader.python != nil, "python3 is not installed"))
  func `Python's json reads every value as it was`() throws {
    let program = try #require(Reader.python)
    let script =
      "import json,sys; print(json.dumps([m['summary'] for m in json.load(open(sys.argv[1], encoding='utf-8'))]))"
    let bytes = try answer("list", "--all", "--json")
    let texts: [String]? = try Reader.value(of: bytes, read: program, ["-c", script])
    #expect(scalars(texts) == scalars(wild))
  }

  @Test(.enabled(if: Reader.python != nil, "python3 is not installed"))
  func `Python's csv reads every value as it was`() throws {
    let program = try #require(Reader.python)
    let script = """
      import csv, json, sys
      print(json.dumps(list(csv.reader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))))
      """
    let bytes = try answer("list", "--all", "--columns", "id,summary,crew", "--format", "csv")
    let rows: [[String]] = try #require(
      try Reader.value(of: bytes, read: program, ["-c", script]))
    #expect(rows.first == ["id", "summary", "crew"])
    #expect(scalars(rows.dropFirst().map { $0[1] }) == scalars(wild))
    #expect(rows.allSatisfy { $0.count == 3 })
  }

  /// SQLite ends a text at NUL, so that value stays at home.
  @Test(.enabled(if: Reader.sqlite != nil, "sqlite3 is not installed"))
  func `sqlite3 imports every value as it was`() throws {
    let program = try #require(Reader.sqlite)
    let wild = wild.filter { !$0.unicodeScalars.contains("\u{0}") }
    let outcome = asking(
      ["list", "--all", "--format", "csv", "--columns", "id,summary"],
      of: try WildCatalog.bundle(wild))
    let text = String(decoding: outcome.standardOutput, as: UTF8.self)
    let answer = try ChildRun.withFile(text, named: "answer.csv") { path in
      try ChildRun.output(
        of: program,
        [
          ":memory:", "-cmd", ".import --csv \(path) missions",
          "select hex(summary) from missions order by cast(id as integer)",
        ])
    }
    let expected = wild.map { $0.utf8.map { String(format: "%02X", $0) }.joined() }
    #expect(answer.split(separator: "\n").map(String.init) == expected)
  }

  @Test func `tsv is one line a record, whatever is in it`() throws {
    let outcome = asking(
      ["list", "--all", "--columns", "id,summary,description"], of: try WildCatalog.bundle())
    let lines = outcome.lines
    #expect(lines.count == wild.count)
    #expect(lines.allSatisfy { $0.count { $0 == "\t" } == 2 })
    #expect(lines.map { $0.split(separator: "\t")[1] } == wild.map { Substring($0.sanitized) })
    #expect(lines[3] == "4\ttab\\there\ttab\\there")
  }

  @Test func `people never get a raw control, in any format meant for them`() throws {
    for format in ["text", "table", "markdown", "tsv"] {
      for words in [["list", "--all"], ["mission", "12", "13", "18"], ["search", "a"]] {
        let outcome = asking(words + ["--format", format], of: try WildCatalog.bundle())
        let lines = outcome.text.replacing("\t", with: "").split(separator: "\n")
        #expect(lines.allSatisfy { $0 == String($0).sanitized }, "\(words) as \(format)")
      }
    }
  }
}
