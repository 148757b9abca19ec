import MoonshotCLI
import Testing

/// How wide the process draws, on terminals of every kind.
@Suite("Width of the process")
struct ProcessWidthTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let screen: UInt16
    let setting: String?
    let option: String?
    let columns: Int

    init(_ screen: UInt16, _ setting: String?, _ option: String? = nil, is columns: Int) {
      self.screen = screen
      self.setting = setting
      self.option = option
      self.columns = columns
    }

    var testDescription: String {
      "screen \(screen), COLUMNS \(setting ?? "unset"), --width \(option ?? "not given")"
    }

    static let all = [
      Case(120, nil, is: 120), Case(40, nil, is: 40), Case(0, nil, is: 80), Case(1, nil, is: 1),
      Case(65_535, nil, is: 80),
      Case(120, "60", is: 60), Case(0, "60", is: 60), Case(120, "", is: 120),
      Case(120, "0", is: 120), Case(120, "-5", is: 120), Case(120, "wide", is: 120),
      Case(120, "60.5", is: 120), Case(120, " 60", is: 120), Case(0, "nonsense", is: 80),
      Case(120, "99999999999999999999", is: 120), Case(0, "9223372036854775807", is: 80),
      Case(120, nil, "50", is: 50), Case(120, "60", "50", is: 50), Case(0, "x", "50", is: 50),
    ]
  }

  @Test(arguments: Case.all)
  func `is the option's, the variable's, the screen's, or 80`(_ example: Case) throws {
    let words = ["compare", "11", "17", "--no-pager"]
    let terminal = try PseudoTerminal(
      words + (example.option.map { ["--width", $0] } ?? []), columns: example.screen, rows: 0,
      variables: example.setting.map { ["COLUMNS": $0] } ?? [:])
    #expect(terminal.ending() == 0)
    var world = Environment.testing
    world.output = .terminal(columns: example.columns, rows: 24)
    #expect(terminal.plainText == run(words, in: world).text)
  }

  @Test(arguments: [(nil, 80), ("60", 60), ("0", 80), ("wide", 80)])
  func `is the variable's or 80 in a pipe`(_ setting: String?, _ columns: Int) throws {
    let program = try #require(BuiltProgram.path)
    let pipe = try ChildRun.ending(
      of: program, ["mission", "11"], variables: setting.map { ["COLUMNS": $0] } ?? [:])
    #expect(pipe.text == run(["mission", "11", "--width", "\(columns)"], in: .testing).text)
  }
}
