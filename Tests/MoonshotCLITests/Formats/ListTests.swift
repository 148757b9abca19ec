import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("list and astronauts")
struct ListTests {
  /// The first column of what a command prints in a pipe.
  private func ids(_ words: [String]) -> [String] {
    run(words, in: .testing).lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    ([], "1 7 8 9 10 11 12 13 14 15 16 17"),
    (["--uncrewed"], "201 203 202 4 5 6"),
    (["--all", "--limit", "3"], "1 201 203"),
    (["--landed"], "11 12 14 15 16 17"),
    (["--crew", "conrad"], "12"),
    (["--crew", "Young", "--reverse"], "16 10"),
    (["--year", "1969"], "9 10 11 12"),
    (["--from", "1970"], "13 14 15 16 17"),
    (["--to", "1968-10-11"], "7"),
    (["--to", "1968-10"], "7"),
    (["--from", "1969-07-16", "--to", "1969-07-16"], "11"),
    (["--from", "1971", "--to", "1970"], ""),
    (["--year", "1969", "--from", "1969-07"], "11 12"),
    (["--type", "j"], "15 16 17"),
    (["--all", "--type", "C'"], "8"),
    (["--type", "J", "--crew", "duke"], "16"),
    (["--sort", "name", "--limit", "4"], "1 7 8 9"),
    (["--sort", "landing.samples", "--landed"], "11 12 14 15 16 17"),
    (["--sort", "landing.samples", "--limit", "7"], "11 12 14 15 16 17 1"),
    (["--sort", "landing.samples", "--reverse", "--limit", "7"], "17 16 15 14 12 11 1"),
    (["--sort", "id", "--reverse", "--limit", "2"], "17 16"),
    (["--sort", "duration", "--reverse", "--limit", "1"], "17"),
    (["-n", "2", "-r"], "17 16"),
    (["--limit", "0"], ""),
  ])
  func `shows the missions that the options ask for`(_ options: [String], _ expected: String) {
    #expect(ids(["list"] + options) == expected.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    (["--mission", "11"], "armstrong collins aldrin"),
    (["--mission", "eagle", "--role", "commander"], "armstrong"),
    (["--moonwalkers", "--mission", "13"], ""),
    (["--moonwalkers", "--sort", "birthDate", "--limit", "1"], "shepard"),
    (["--sort", "moonwalks", "--reverse", "--limit", "1", "--mission", "17"], "cernan"),
  ])
  func `shows the astronauts that the options ask for`(_ options: [String], _ expected: String) {
    let shown = Set(ids(["astronauts"] + options))
    #expect(shown == Set(expected.split(separator: " ").map(String.init)))
  }

  @Test func `twelve walked on the Moon`() {
    #expect(ids(["astronauts", "--moonwalkers"]).count == 12)
  }

  @Test(arguments: [
    (["--columns", "id,name"], false), (["--columns", "id,name", "--header"], true),
    (["--columns", "id,name", "--format", "csv"], true),
    (["--columns", "id,name", "--format", "csv", "--no-header"], false),
    (["--columns", "id,name", "--format", "tsv", "--no-header", "--header"], true),
  ])
  func `has a header where one is wanted`(_ options: [String], _ hasHeader: Bool) {
    let outcome = run(["list", "--limit", "1"] + options, in: .testing)
    let words = outcome.text.split { $0 == "\t" || $0 == "," || $0.isNewline }
    #expect(words == (hasHeader ? ["id", "name"] : []) + ["1", "Apollo 1"])
  }

  @Test func `a filter that matches nothing is no failure, and says so`() {
    let outcome = run(["list", "--year", "1999"], in: .testing)
    #expect(outcome.standardOutput.isEmpty && outcome.status == .success)
    #expect(outcome.standardError == "moonshot: no mission matches the filters\n")
    #expect(run(["list", "--year", "1999", "--json"], in: .testing).text == "[]\n")
    let none = run(["list", "--limit", "0"], in: .testing)
    #expect(none.standardOutput.isEmpty && none.standardError.isEmpty && none.status == .success)
  }

  @Test(arguments: [("list", "launchDate"), ("astronauts", "birthDate")])
  func `a wrong column names the right ones`(_ command: String, _ column: String) {
    for option in ["--columns", "--sort"] {
      let outcome = run([command, option, column + "x"], in: .testing)
      #expect(outcome.status == .usage)
      #expect(outcome.standardError.contains("did you mean \(column)?"))
      #expect(outcome.standardError.contains("the columns are id, name, "))
    }
  }

  @Test(arguments: ["list", "astronauts"])
  func `every column that is listed can be shown and sorted by`(_ command: String) throws {
    let columns = run([command, "--columns", "help"], in: .testing).lines.map(String.init)
    #expect(columns.starts(with: ["id", "name"]))
    for format in ["text", "table", "csv", "json", "ndjson", "markdown"] {
      let outcome = run(
        [command, "--columns", columns.joined(separator: ","), "--format", format], in: .testing)
      #expect(outcome.status == .success && !outcome.standardOutput.isEmpty)
    }
    let all = Set(run([command, "--columns", "id"], in: .testing).lines)
    for column in columns {
      let sorted = run([command, "--columns", "id", "--sort", column], in: .testing).lines
      #expect(Set(sorted) == all && sorted.count == all.count, "\(column)")
    }
  }

  @Test(arguments: ["list", "astronauts"])
  func `chosen columns are the keys of the JSON`(_ command: String) throws {
    let outcome = run(
      [command, "--columns", "name,id", "--limit", "1", "--json"], in: .testing)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.standardOutput))
    let records = try #require(value as? [[String: Any]])
    #expect(records.map { $0.keys.sorted() } == [["id", "name"]])
  }

  @Test func `the hint at --all appears only where it helps`() {
    func table(_ words: [String], _ bundle: ResourceBundle = .embedded) -> Bool {
      asking(words + ["--format", "table"], of: bundle).text.contains("--all")
    }
    #expect(table(["list"]))
    #expect(table(["list", "--width", "60", "--no-color"]))
    #expect(!table(["list", "--landed"]))
    #expect(!table(["list"], bundle(missions: #"[{"id": 1, "crew": [{"name": "a"}]}]"#)))
  }

  @Test(arguments: [["mission", "11", "17"], ["astronaut", "aldrin", "cernan"]])
  func `details as records are the lines of the list`(_ words: [String]) {
    let list = run([words[0] == "mission" ? "list" : "astronauts"], in: .testing).lines
    let lines = run(words + ["--format", "tsv"], in: .testing).lines
    #expect(lines.count == 2 && lines.allSatisfy(list.contains))
    #expect(run(words + ["--format", "csv"], in: .testing).text.hasPrefix("id,name,"))
    #expect(run(words + ["--format", "table"], in: .testing).text.hasPrefix("  ID"))
  }

  @Test func `lists of objects are JSON in a cell, and objects of nothing are empty`() {
    let outcome = asking(
      ["list", "--all", "--columns", "id,notes,callSigns"],
      of: bundle(
        missions: #"[{"id": 1, "notes": [{"text": "a"}]}, {"id": 2, "callSigns": {}}]"#))
    #expect(outcome.text == "1\t[{\"field\":null,\"text\":\"a\"}]\t\n2\t\t\n")
  }

  @Test(
    arguments: [["list"], ["list", "--all"], ["astronauts"], ["search", "moon"]],
    [1, 20, 39, 40, 60, 80, 120, 200])
  func `no line is wider than the terminal unless an id and a name are`(
    _ words: [String], _ width: Int
  ) {
    let outcome = run(
      words + ["--color", "never"],
      in: Environment(
        output: .terminal(columns: width, rows: 50), now: Instant(secondsSince1970: 0)))
    let lines = outcome.lines
    #expect(lines.allSatisfy { $0.last != " " })
    if width >= 40 { #expect(lines.allSatisfy { $0.count <= width }) }
  }
}
