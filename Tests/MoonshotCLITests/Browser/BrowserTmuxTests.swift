import Foundation
import Testing

@Suite(
  "The browser in tmux", .serialized, .enabled(if: TmuxSession.isInstalled, "tmux isn't installed"))
struct BrowserTmuxTests {
  private func browsing(columns: Int = 80, rows: Int = 24) throws -> TmuxSession {
    let session = try TmuxSession(columns: columns, rows: rows)
    let program = try #require(BuiltProgram.path)
    try session.press("stty -g; '\(program)' browse; echo status=$?", "Enter")
    let screen = try session.screen { $0.contains("q quit") }
    try #require(screen.contains("› ") && screen.contains("q quit"))
    return session
  }

  @Test func `opens, moves, and puts back the screen that was there`() throws {
    let session = try browsing()
    try session.press("Down", "Down", "Enter")
    #expect(try session.screen { $0.contains("Missions › Apollo 8") }.contains("Apollo 8"))
    try session.press("Tab", "Enter")
    #expect(
      try session.screen { $0.contains("Frank Borman ─") }
        .contains("Missions › Apollo 8 › Frank Borman"))
    try session.press("q")
    let screen = try session.screen { $0.contains("\nstatus=") }
    #expect(screen.contains("status=0"))
    #expect(!screen.contains("Borman"))
  }

  @Test func `changes from one column to two when there is room`() throws {
    let session = try browsing()
    try session.resize(columns: 120, rows: 30)
    let wide = try session.screen { $0.contains("Mission Highlights") }
    #expect(wide.contains("╮ ╭─ Apollo 1 ─"))
    try session.resize(columns: 30, rows: 8)
    let small = try session.screen { $0.hasPrefix("Missions") }
    #expect(small.contains("›  1  Apollo 1"))
  }

  @Test func `steps aside at Ctrl-Z, and comes back to the same screen`() throws {
    let session = try browsing()
    try session.press("Down", "Down")
    let before = try session.screen { $0.contains("›  8") }
    #expect(before.contains("›  8"))
    try session.press("C-z")
    #expect(!(try session.screen { !$0.contains("Missions") }).contains("Missions"))
    try session.awaitPrompt()
    try session.press("stty -g; echo aside", "Enter")
    #expect(try session.screen { $0.contains("\naside") }.contains("\naside"))
    try session.awaitPrompt()
    try session.press("fg", "Enter")
    #expect(try session.screen { $0 == before } == before)
    try session.press("q")
    try session.awaitPrompt()
    try session.press("stty -g", "Enter")
    let last = try session.screen { modes(in: $0).count == 3 }
    #expect(self.modes(in: last).count == 3)
    #expect(Set(self.modes(in: last)).count == 1)
  }

  /// The answers of `stty -g` on a screen.
  private func modes(in screen: String) -> [Substring] {
    screen.split(separator: "\n").filter { $0.count(where: { $0 == ":" }) > 10 }
  }
}
