import MoonshotCLI
import Testing

/// What people see, whole, at noon of July 20, 2026.
@Suite("Transcripts")
struct TranscriptTests {
  struct Transcript: CustomTestStringConvertible, Sendable {
    let line: String
    /// Columns of the terminal; `nil` for a pipe.
    let columns: Int?

    init(_ line: String, _ columns: Int?) {
      self.line = line
      self.columns = columns
    }

    var testDescription: String { name }

    /// The name of its golden: the words of the line, and the columns.
    var name: String {
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return (words + [columns.map(String.init) ?? "pipe"]).joined(separator: "-")
    }
  }

  @Test(arguments: [
    Transcript("list", 80), Transcript("list", 120), Transcript("list", nil),
    Transcript("list --landed --limit 2 --json", nil),
    Transcript("list --color always", 80),
    Transcript("mission 1", 80), Transcript("mission 11", 80), Transcript("mission 13", 80),
    Transcript("mission 1", 40), Transcript("mission 11", 40), Transcript("mission 13", 40),
    Transcript("mission 11 --ascii", 80),
    Transcript("mission 11 99", nil), Transcript("mission 2", 80), Transcript("lst", 80),
    Transcript("astronaut aldrin", 80), Transcript("astronauts", 80),
    Transcript("help", 80), Transcript("help list", 80),
    Transcript("help", 40),
    Transcript("progress 11 --get 102:45:40", 80),
    Transcript("timeline", 80), Transcript("timeline 11", 80), Transcript("map", 80),
    Transcript("compare 11 17", 80), Transcript("stats", 80), Transcript("today", 80),
    Transcript("search tranquility", 80),
  ])
  func `are as they were approved`(_ transcript: Transcript) throws {
    var world = Environment.testing
    world.variables = ["TERM": "xterm", "NO_COLOR": "1"]
    world.output = transcript.columns.map { .terminal(columns: $0, rows: 24) } ?? .pipe
    let outcome = run(transcript.line.split(separator: " ").map(String.init), in: world)
    // An Escape that can be read, and reviewed.
    let answer = outcome.text.replacing("\u{1B}", with: "␛")
    let ending = "\(outcome.standardError)[status \(outcome.status.rawValue)]\n"
    try Golden.expect(
      "$ moonshot \(transcript.line)\n\(answer)\(ending)", named: transcript.name)
  }
}
