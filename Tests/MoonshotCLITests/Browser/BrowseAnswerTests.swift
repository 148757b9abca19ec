import MoonshotCLI
import MoonshotCore
import Testing
import TextLayout

@Suite("The command browse")
struct BrowseAnswerTests {
  private func outcome(
    _ arguments: String..., output: Environment.Stream = .terminal(columns: 80, rows: 24),
    isInputTerminal: Bool = true, variables: [String: String] = ["TERM": "xterm"]
  ) -> Outcome {
    run(
      ["browse"] + arguments,
      in: Environment(
        variables: variables, output: output, isInputTerminal: isInputTerminal,
        now: Instant(secondsSince1970: 0)))
  }

  private func title(_ outcome: Outcome) -> String? {
    guard case .browser(let state) = outcome.show else { return nil }
    let text = String(decoding: state.screen().encoded(theme: nil), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
  }

  @Test func `needs a terminal at both ends`() {
    let refusal = Outcome(
      standardError: "moonshot: browse needs a terminal to read keys from and to draw on; "
        + "try list\n", status: .usage)
    #expect(outcome(output: .pipe) == refusal)
    #expect(outcome(isInputTerminal: false) == refusal)
    #expect(outcome("nobody", output: .pipe) == refusal)
  }

  @Test func `needs a terminal that moves its cursor`() {
    #expect(
      outcome(variables: ["TERM": "dumb"])
        == Outcome(
          standardError: "moonshot: browse needs a terminal that can move its cursor, and TERM is "
            + "dumb\n", status: .usage))
  }

  @Test(arguments: [
    (["11"], "Missions › Apollo 11"), (["apollo", "11"], "Missions › Apollo 11"),
    (["eagle"], "Missions › Apollo 11"), (["aldrin"], "Missions › Buzz Aldrin"),
    (["buzz", "aldrin"], "Missions › Buzz Aldrin"), ([], "Missions ─"), (["4"], "› Apollo 4"),
  ])
  func `starts where it is told to`(_ operands: [String], _ title: String) {
    let outcome = run(
      ["browse"] + operands,
      in: Environment(
        output: .terminal(columns: 80, rows: 24), isInputTerminal: true,
        now: Instant(secondsSince1970: 0)))
    #expect(self.title(outcome)?.contains(title) == true)
    #expect(outcome.status == .success && outcome.standardError.isEmpty)
  }

  @Test(arguments: [
    ("aldrim", "no mission or astronaut matches 'aldrim'; did you mean aldrin?"),
    ("xyzzyx", "no mission or astronaut matches 'xyzzyx'"),
    ("2", "no mission flew as Apollo 2 or 3: after Apollo 1 the numbers went on with Apollo 4"),
  ])
  func `says in one line when there is no such name`(_ query: String, _ sentence: String) {
    #expect(
      outcome(query) == Outcome(standardError: "moonshot: \(sentence)\n", status: .notFound))
  }

  @Test func `tells of faults once the screen is left`() {
    let outcome = run(
      ["browse"],
      in: Environment(
        output: .terminal(columns: 80, rows: 24), isInputTerminal: true,
        now: Instant(secondsSince1970: 0),
        bundle: { _ in ResourceBundle(files: ["astronauts.json": Array("{}".utf8)]) }))
    #expect(outcome.status == .faults)
    #expect(!outcome.standardError.isEmpty)
    #expect(title(outcome)?.contains("Missions") == true)
  }

  @Test func `tells of faults in the events, too`() {
    let outcome = run(
      ["browse"],
      in: Environment(
        output: .terminal(columns: 80, rows: 24), isInputTerminal: true,
        now: Instant(secondsSince1970: 0),
        bundle: { _ in
          ResourceBundle(files: [
            "missions.json": Array("[]".utf8), "astronauts.json": Array("{}".utf8),
            "events.json": Array("7".utf8),
          ])
        }))
    #expect(outcome.status == .faults)
    #expect(outcome.standardError.contains("events.json"))
  }
}
