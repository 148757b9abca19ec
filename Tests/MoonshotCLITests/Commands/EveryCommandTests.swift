import Foundation
import MoonshotCLI
import Testing

/// What holds for all commands alike, by the examples of their own help.
@Suite("Every command")
struct EveryCommandTests {
  /// A command line of help, and a format that its command offers.
  struct Call: CustomTestStringConvertible, Sendable {
    let words: [String]
    let format: OutputFormat

    var testDescription: String { "\(words.joined(separator: " ")) as \(format)" }
    var command: [String] { words + ["--format", format.rawValue] }

    static let all = CommandDeclaration.all.flatMap { declaration in
      declaration.examples.compactMap { words(of: $0.line) }.flatMap { words in
        declaration.formats.map { Call(words: words, format: $0) }
      }
    }

    /// The words behind `moonshot`; `nil` for lines that take more than moonshot, or that state
    /// a format or a folder themselves.
    private static func words(of line: String) -> [String]? {
      guard line.allSatisfy({ !"|><;$'\"~".contains($0) }) else { return nil }
      let words = line.split(separator: " ").map(String.init)
      let stated = ["--json", "--format", "--data", "check", "browse", "completions", "--man"]
      guard words.first == "moonshot", !words.contains(where: stated.contains) else { return nil }
      return Array(words.dropFirst())
    }
  }

  @Test func `has examples here`() {
    #expect(Set(Call.all.map(\.words.first)).count >= 10)
    #expect(Set(Call.all.map(\.format)) == Set(OutputFormat.allCases))
  }

  @Test(arguments: Call.all)
  func `answers its examples in each of its formats`(_ call: Call) {
    let outcome = run(call.command, in: .testing)
    #expect(outcome.status == .success)
    #expect(outcome.standardError == "")
    #expect(outcome.standardOutput.last == UInt8(ascii: "\n"))
    #expect(!outcome.text.contains("\u{1B}"))
  }

  @Test(arguments: Call.all.filter { $0.format == .json })
  func `writes JSON that Foundation reads`(_ call: Call) throws {
    let answer = Data(run(call.command, in: .testing).standardOutput)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed)
    }
  }

  /// Search is left out: without color it marks what it found with brackets.
  @Test(
    arguments: Call.all.filter { $0.format == .text && $0.words.first != "search" },
    [20, 40, 80, 200])
  func `says the same in color and without`(_ call: Call, _ columns: Int) {
    var world = Environment.testing
    world.output = .terminal(columns: columns, rows: 40)
    world.variables = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
    let colored = run(call.words + ["--color", "always"], in: world)
    let plain = run(call.words + ["--color", "never"], in: world)
    #expect(colored.status == .success)
    #expect(!plain.text.contains("\u{1B}"))
    #expect(colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
  }
}

/// What options that name somebody say about names that are nobody's.
@Suite("Names in options")
struct NamesInOptionsTests {
  @Test(arguments: [
    (["list", "--crew", "nobody"], "no astronaut matches 'nobody'"),
    (
      ["list", "--crew", "john"],
      "'john' may mean John Young (young) or Jack Swigert (swigert)"
    ),
    (["list", "--crew", "aldrni"], "no astronaut matches 'aldrni'; did you mean aldrin?"),
    (["astronauts", "--mission", "eagl"], "no mission matches 'eagl'; did you mean Eagle?"),
    (
      ["astronauts", "--mission", "2"],
      "no mission flew as Apollo 2 or 3: after Apollo 1 the numbers went on with Apollo 4"
    ),
  ])
  func `end the command with one sentence`(_ words: [String], _ sentence: String) {
    let outcome = run(words, in: .testing)
    #expect(outcome.standardError == "moonshot: \(sentence)\n")
    #expect(outcome.text == "")
    #expect(outcome.status == .notFound)
  }

  @Test(arguments: ["list", "astronauts"], OutputFormat.allCases)
  func `columns are told in every format`(_ command: String, _ format: OutputFormat) {
    let outcome = run(
      [command, "--columns", "help", "--format", format.rawValue], in: .testing)
    #expect(outcome.status == .success)
    #expect(outcome.text.contains("id"))
    #expect(outcome.text.contains("description"))
  }
}
