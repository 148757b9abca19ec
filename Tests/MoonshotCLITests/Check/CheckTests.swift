import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("check")
struct CheckTests {
  private static let faulty = bundle(
    missions: """
      [{"id": 11, "launchDate": "1969-02-30", "crew": [{"name": "nobody", "role": "Commander"}],
        "description": "x"}]
      """,
    astronauts: #"{"ann": {"id": "bob", "name": "Ann", "description": "x"}}"#)

  @Test func `finds nothing in the built-in catalog, strictly`() {
    let outcome = run(["check", "--strict"], in: .testing)
    #expect(outcome.text == "no faults: 18 missions, 32 astronauts\n")
    #expect(outcome.standardError.isEmpty && outcome.status == .success)
    #expect(run(["check", "--json"], in: .testing).text == "[]\n")
  }

  @Test func `lists findings under their files, and says nothing beside them`() {
    let outcome = asking(["check"], of: Self.faulty)
    #expect(
      outcome.text == """
        missions.json
          error    record 1 (id 11), launchDate: expected a day that exists, found "1969-02-30"
          error    record 1 (id 11), crew[0].name: nobody in astronauts.json has the id "nobody"

        astronauts.json
          error    record 1 (id ann), id: the key is "ann", but its id is "bob"
          warning  record 1 (id ann): expected a mission with this astronaut, found none

        3 errors, 1 warning in 2 files

        """)
    #expect(outcome.standardError.isEmpty)
    #expect(outcome.status == .faults)
  }

  @Test func `tells programs where each finding is`() throws {
    let outcome = asking(["check", "--json"], of: Self.faulty)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [[String: Any]])
    #expect(outcome.status == .faults && outcome.standardError.isEmpty)
    #expect(findings.count == 4)
    let first = try #require(findings.first)
    #expect(
      first.keys.sorted()
        == ["expected", "field", "file", "found", "message", "record", "severity"])
    #expect(first["severity"] as? String == "error")
    #expect(first["field"] as? String == "launchDate")
    let record = try #require(first["record"] as? [String: Any])
    #expect(record["position"] as? Int == 1 && record["id"] as? String == "11")
  }

  @Test func `warnings count only when they are asked to`() {
    let warned = bundle(
      missions: #"[{"id": 7, "launchDate": "1968-10-11", "description": ""}]"#, astronauts: "{}")
    let outcome = asking(["check"], of: warned)
    #expect(outcome.status == .success)
    #expect(outcome.text.contains("warning  record 1 (id 7), description"))
    #expect(!outcome.text.contains("error"))
    #expect(asking(["check", "--strict"], of: warned).status == .faults)
  }

  @Test func `a folder that does not exist is one line and status 3`() {
    for words in [["check", "/no/such folder"], ["check", "--data", "/no/such folder"]] {
      let outcome = run(words, in: .testing)
      #expect(outcome.standardOutput.isEmpty && outcome.status == .faults)
      #expect(
        outcome.standardError
          == "moonshot: can't read the catalog in '/no/such folder': No such file or directory\n")
    }
  }

  @Test func `the folder it is asked about is the one that counts`() throws {
    try ChildRun.withFile("[]", named: "missions.json") { path in
      let folder = String(path.dropLast("/missions.json".count))
      for words in [["check", folder, "--data", "/no/such"], ["check", "--data", folder]] {
        let outcome = run(words, in: .testing)
        #expect(outcome.text.hasPrefix("astronauts.json\n  error"))
        #expect(outcome.text.hasSuffix("1 error in 1 file\n"))
        #expect(outcome.status == .faults && outcome.standardError.isEmpty)
      }
    }
  }

  @Test func `long findings are wrapped on a terminal, beside their severity`() {
    for columns in 1...120 {
      let outcome = asking(
        ["check", "--color", "never"], of: Self.faulty, on: .terminal(columns: columns, rows: 50))
      #expect(outcome.lines.allSatisfy { $0.count <= columns && $0.last != " " }, "\(columns)")
    }
  }

  @Test(arguments: ["text", "table", "tsv", "csv", "json", "ndjson", "markdown"])
  func `comes in every format`(_ format: String) {
    let outcome = asking(["check", "--format", format], of: Self.faulty)
    #expect(outcome.text.contains("1969-02-30"))
    #expect(outcome.status == .faults)
  }
}
