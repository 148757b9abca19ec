import Foundation
import Testing

@Suite("progress --replay on a terminal", .serialized)
struct ReplayTerminalTests {
  private static let hide = "\u{1B}[?25l"
  private static let show = "\u{1B}[?25h"

  @Test func `draws in place, and ends with the last card and the cursor on`() throws {
    let terminal = try PseudoTerminal(["progress", "11", "--replay=3000000"])
    #expect(terminal.ending() == 0)
    #expect(terminal.text.hasPrefix(Self.hide) && terminal.text.hasSuffix(Self.show))
    #expect(terminal.text.contains("\u{1B}[10A"))
    #expect(terminal.text.contains("195:18:35 of 195:18:35 · 100 %"))
    #expect(!terminal.isTaken)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `shows the cursor before a signal ends it`(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(["progress", "11", "--replay=1"])
    #expect(terminal.waits(for: "0:00:01 of"))
    terminal.signal(signal)
    #expect(terminal.ending() == 128 + signal)
    #expect(terminal.text.hasSuffix(Self.show))
    #expect(!terminal.isTaken)
  }

  @Test(arguments: [("\u{3}", 128 + SIGINT), ("q", 0), ("xZ\u{1B}Oq\u{1B}[Aq", 0)])
  func `ends on a key, and gives the modes back`(_ keys: String, _ status: Int32) throws {
    let terminal = try PseudoTerminal(["progress", "11", "13", "--replay=1"])
    #expect(terminal.waits(for: "0:00:01 of"))
    #expect(terminal.isTaken)
    terminal.send(keys)
    #expect(terminal.ending() == status)
    #expect(!terminal.text.contains("Apollo 13"))
    #expect(terminal.text.hasSuffix("╯\u{1B}[0m\r\n\u{1B}[J" + Self.show))
    #expect(!terminal.isTaken)
  }

  @Test func `drops other keys, unseen`() throws {
    let terminal = try PseudoTerminal(["progress", "11", "--replay=1"])
    #expect(terminal.waits(for: "0:00:01 of"))
    #expect(terminal.waits(for: "0:00:02 of") { terminal.send("!\u{1B}Oq\u{4}\u{1B}") })
    #expect(!terminal.text.contains("!"))
    terminal.signal(SIGINT)
    #expect(terminal.ending() == 128 + SIGINT)
  }

  @Test(arguments: [(8, false), (11, false), (12, true)])
  func `shows only the last card where a screen is too low, and says so`(
    _ rows: UInt16, _ isHighEnough: Bool
  ) throws {
    let terminal = try PseudoTerminal(
      ["progress", "11", "--replay=3000000", "--no-pager"], columns: 80, rows: rows)
    #expect(terminal.ending() == 0)
    #expect(terminal.text.contains("195:18:35 of 195:18:35"))
    #expect(terminal.text.contains(Self.hide) == isHighEnough)
    let complaint = "moonshot: the window is too low to play the flight: it has \(rows) rows of 12"
    #expect(terminal.text.contains(complaint) == !isHighEnough)
  }

  @Test func `follows the width of the terminal`() throws {
    let terminal = try PseudoTerminal(["progress", "11", "--replay=1"])
    #expect(terminal.waits(for: Self.bottom(76)))
    #expect(terminal.waits(for: Self.bottom(46)) { terminal.resize(columns: 50, rows: 24) })
    #expect(terminal.waits(for: Self.bottom(100)) { terminal.resize(columns: 120, rows: 24) })
    terminal.signal(SIGINT)
    #expect(terminal.ending() == 128 + SIGINT)
  }

  @Test(arguments: [(["--width", "50"], [:]), ([], ["COLUMNS": "50"])])
  func `keeps the width that was asked for`(
    _ options: [String], _ variables: [String: String]
  ) throws {
    let terminal = try PseudoTerminal(
      ["progress", "11", "--replay=1"] + options, variables: variables)
    #expect(terminal.waits(for: Self.bottom(46)))
    #expect(
      terminal.waits(for: "\u{1B}[H\u{1B}[2J") { terminal.resize(columns: 60, rows: 40) })
    #expect(terminal.waits(for: Self.bottom(46)))
    terminal.signal(SIGINT)
    #expect(terminal.ending() == 128 + SIGINT)
  }

  /// The last line of a card of so many columns.
  private static func bottom(_ columns: Int) -> String {
    "╰" + String(repeating: "─", count: columns - 2) + "╯"
  }
}
