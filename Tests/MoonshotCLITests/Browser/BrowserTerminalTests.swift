import Foundation
import Testing

@Suite("The browser on a terminal", .serialized)
struct BrowserTerminalTests {
  private func opened(_ arguments: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["browse"] + arguments)
    try #require(terminal.waits(for: "q\u{1B}[0m\u{1B}[2m quit"), "the first screen")
    return terminal
  }

  @Test(arguments: [("q", 0), ("\u{3}", 0), ("?\u{1B}[Bq\u{3}", 0), ("/lov\u{3}", 0)])
  func `gives the terminal back when one leaves`(_ keys: String, _ status: Int32) throws {
    let terminal = try opened()
    #expect(terminal.isTaken)
    terminal.send(keys)
    #expect(terminal.ending() == status)
    #expect(terminal.isGivenBack)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `gives the terminal back before a signal ends it`(_ signal: Int32) throws {
    let terminal = try opened()
    terminal.signal(signal)
    #expect(terminal.ending() == 128 + signal)
    #expect(terminal.isGivenBack)
  }

  @Test func `opens, goes back, and tells Escape from the beginning of a sequence`() throws {
    let terminal = try opened()
    #expect(terminal.waits(for: "Apollo 7") { terminal.send("\u{1B}[B\r") })
    #expect(terminal.waits(for: "12 crewed") { terminal.send("\u{1B}") })
    terminal.send("q")
    #expect(terminal.ending() == 0)
  }

  @Test func `draws anew when the screen changes`() throws {
    let terminal = try opened()
    #expect(terminal.waits(for: " quit") { terminal.resize(columns: 150, rows: 40) })
    #expect(terminal.text.hasPrefix("\u{1B}[2J"))
    #expect(terminal.text.contains("Mission Highlights"))
    terminal.send("q")
    #expect(terminal.ending() == 0)
  }

  @Test func `takes the terminal again after it was stopped and continued`() throws {
    let terminal = try opened()
    #expect(
      terminal.waits(for: "quit") {
        terminal.signal(SIGSTOP)
        terminal.signal(SIGCONT)
      })
    #expect(terminal.text.contains("\u{1B}[?1049h"))
    terminal.send("q")
    #expect(terminal.ending() == 0)
    #expect(terminal.isGivenBack)
  }

  @Test func `tells of faults when it is left, on the screen that was there before`() throws {
    let terminal = try opened("--data", NSTemporaryDirectory())
    terminal.send("q")
    #expect(terminal.ending() == 3)
    let end = terminal.text.components(separatedBy: "\u{1B}[?1049l").last
    #expect(end?.contains("moonshot: missions.json") == true)
  }
}
