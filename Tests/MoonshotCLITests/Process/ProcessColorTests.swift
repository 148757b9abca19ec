import Testing

/// The rules of color, on a real terminal and in a real pipe.
@Suite("Color of the process")
struct ProcessColorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let variables: [String: String]
    let options: [String]
    let onTerminal: Bool
    let inPipe: Bool

    /// Whether there is color on a terminal and in a pipe.
    init(
      _ variables: [String: String] = [:], _ options: String = "", terminal: Bool, pipe: Bool
    ) {
      self.variables = variables
      self.options = options.split(separator: " ").map(String.init)
      onTerminal = terminal
      inPipe = pipe
    }

    var testDescription: String {
      (variables.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" } + options)
        .joined(separator: " ")
    }

    static let all = [
      Case(terminal: true, pipe: false),

      Case(["NO_COLOR": ""], terminal: true, pipe: false),
      Case(["NO_COLOR": "1"], terminal: false, pipe: false),
      Case(["NO_COLOR": "0"], terminal: false, pipe: false),

      Case(["CLICOLOR_FORCE": ""], terminal: true, pipe: false),
      Case(["CLICOLOR_FORCE": "0"], terminal: true, pipe: false),
      Case(["CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Case(["FORCE_COLOR": ""], terminal: true, pipe: false),
      Case(["FORCE_COLOR": "0"], terminal: true, pipe: false),
      Case(["FORCE_COLOR": "1"], terminal: true, pipe: true),
      Case(["FORCE_COLOR": "3"], terminal: true, pipe: true),
      Case(["FORCE_COLOR": "true"], terminal: true, pipe: true),
      Case(["FORCE_COLOR": "false"], terminal: true, pipe: false),
      Case(["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], terminal: true, pipe: true),
      Case(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], terminal: false, pipe: false),
      Case(["FORCE_COLOR": "1", "NO_COLOR": "0"], terminal: false, pipe: false),
      Case(["FORCE_COLOR": "1", "NO_COLOR": ""], terminal: true, pipe: true),

      Case(["TERM": "dumb"], terminal: false, pipe: false),
      Case(["TERM": "dumb", "CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Case(["TERM": "vt100"], terminal: true, pipe: false),

      Case([:], "--color always", terminal: true, pipe: true),
      Case([:], "--color=never", terminal: false, pipe: false),
      Case([:], "--color auto", terminal: true, pipe: false),
      Case([:], "--no-color", terminal: false, pipe: false),
      Case(["NO_COLOR": "1"], "--color always", terminal: true, pipe: true),
      Case(["TERM": "dumb"], "--color always", terminal: true, pipe: true),
      Case(["FORCE_COLOR": "1"], "--color never", terminal: false, pipe: false),
      Case(["FORCE_COLOR": "1"], "--no-color", terminal: false, pipe: false),
      Case(["NO_COLOR": "1"], "--color auto", terminal: false, pipe: false),
      Case(["FORCE_COLOR": "1"], "--color auto", terminal: true, pipe: true),
    ]
  }

  @Test(arguments: Case.all)
  func `follows the variables, and options before all`(_ example: Case) throws {
    let words = ["mission", "11", "--no-pager"] + example.options
    let terminal = try PseudoTerminal(words, variables: example.variables)
    #expect(terminal.ending() == 0)
    #expect(terminal.text.contains("Apollo 11"))
    #expect(terminal.text.contains("\u{1B}[") == example.onTerminal)

    let program = try #require(BuiltProgram.path)
    let pipe = try ChildRun.ending(
      of: program, words, variables: ["TERM": "xterm"].merging(example.variables) { $1 })
    #expect(pipe.text.contains("Apollo 11"))
    #expect(pipe.text.contains("\u{1B}[") == example.inPipe)
  }
}
