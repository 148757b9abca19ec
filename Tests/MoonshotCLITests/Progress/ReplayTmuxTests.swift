import Foundation
import Testing

@Suite(
  "progress --replay in tmux", .serialized,
  .enabled(if: TmuxSession.isInstalled, "tmux isn't installed"))
struct ReplayTmuxTests {
  private func playing() throws -> TmuxSession {
    let session = try TmuxSession(columns: 80, rows: 40)
    let program = try #require(BuiltProgram.path)
    try session.press("clear; echo above; '\(program)' progress 11 --replay=1", "Enter")
    let screen = try session.screen { Self.cards($0) == 1 }
    try #require(screen.hasPrefix("above\n  ╭─ Apollo 11 ─"))
    return session
  }

  private static func cards(_ screen: String) -> Int {
    screen.split(separator: "\n").count { $0.contains("╭─ Apollo 11 ─") }
  }

  private static func edge(_ columns: Int) -> String {
    "  ╰" + String(repeating: "─", count: columns - 6) + "╯\n"
  }

  @Test func `stays one card at any width`() throws {
    let session = try playing()
    for columns in [60, 44, 100] {
      try session.resize(columns: columns, rows: 40)
      let screen = try session.screen { $0.contains(Self.edge(columns)) && Self.cards($0) == 1 }
      #expect(screen.hasPrefix("  ╭─ Apollo 11 ─"))
      #expect(Self.cards(screen) == 1)
      #expect(screen.contains(Self.edge(columns)))
    }
  }

  @Test(arguments: [(80, "Enlarge the window to see the flight"), (12, "Enlarge the…")])
  func `waits behind a line while the screen is too low`(_ columns: Int, _ line: String) throws {
    let session = try playing()
    try session.resize(columns: columns, rows: 6)
    let screen = try session.screen { $0.hasPrefix(line + "\n") }
    #expect(screen.trimmingCharacters(in: .newlines) == line)
    try session.resize(columns: 80, rows: 40)
    #expect(Self.cards(try session.screen { Self.cards($0) == 1 }) == 1)
  }

  @Test func `leaves its card behind at Ctrl-Z, and goes on below`() throws {
    let session = try playing()
    try session.press("C-z")
    try session.awaitPrompt()
    try session.press("fg", "Enter")
    #expect(Self.cards(try session.screen { Self.cards($0) == 2 }) == 2)
    try session.press("C-c")
    try session.awaitPrompt()
    try session.press("echo status=$?", "Enter")
    let screen = try session.screen { $0.contains("\nstatus=") }
    #expect(screen.contains("\nstatus=130"))
    #expect(Self.cards(screen) == 2)
  }

  @Test func `hears q once it is in front again, and leaves the modes of the shell`() throws {
    let session = try playing()
    try session.press("C-z")
    try session.awaitPrompt()
    // Behind, it plays on, and keys are the shell's.
    try session.press("bg", "Enter", "echo q", "Enter")
    #expect(try session.screen { $0.contains("\nq\n") }.contains("\nq\n"))
    try session.press("fg", "Enter")
    _ = try session.screen { $0.contains("in flight") }
    try session.press("q")
    try session.press("clear; echo status=$?; stty -a", "Enter")
    let screen = try session.screen { $0.contains(" icanon") }
    #expect(screen.contains("status=0\n"))
    #expect(screen.contains(" icanon") && screen.contains(" echo "))
  }
}
