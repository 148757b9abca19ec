import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A shell in a terminal that tmux draws, so that screens can be read as text.
final class TmuxSession {
  private let tmux: String
  private let socket = "moonshot-\(UUID().uuidString)"

  /// Whether there is a tmux to test with.
  static var isInstalled: Bool { ChildRun.path(of: "tmux") != nil }

  /// Starts `sh` on a screen of this size.
  init(columns: Int, rows: Int) throws {
    tmux = ChildRun.path(of: "tmux") ?? "tmux"
    // The server that this starts goes on.
    let client = try Spawning.start(
      tmux,
      [
        "-L", socket, "-f", "/dev/null", "new-session", "-d", "-s", "test", "-x", "\(columns)",
        "-y", "\(rows)", "env PS1='$ ' sh -i",
      ],
      variables: Self.environment.merging([
        "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory(),
      ]) { $1 })
    _ = try Spawning.waited(for: client)
    try run("set", "-g", "status", "off")
    try run("set", "-g", "escape-time", "0")
    try awaitPrompt()
  }

  private static let environment = [
    "TERM": "xterm-256color", "TMUX_TMPDIR": NSTemporaryDirectory(),
  ]

  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    try ChildRun.output(
      of: tmux, ["-L", socket] + arguments, environment: Self.environment)
  }

  /// Presses keys by the names tmux has for them; text that is no name is typed.
  func press(_ keys: String...) throws {
    for key in keys { try run("send-keys", "-t", "test", key) }
  }

  func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-t", "test", "-x", "\(columns)", "-y", "\(rows)")
  }

  func screen() throws -> String {
    try run("capture-pane", "-p", "-t", "test")
  }

  /// Waits until the screen shows what is asked for, and returns it; the last one seen after many
  /// seconds.
  func screen(where isExpected: (String) -> Bool) throws -> String {
    var screen = ""
    for _ in 0..<200 {
      screen = try self.screen()
      if isExpected(screen) { break }
      usleep(30_000)
    }
    return screen
  }

  /// What the shell said instead of asking for a line.
  struct NoPrompt: Error {
    let screen: String
  }

  /// Waits until the shell asks for a line: one that is still waking up loses what is typed, or
  /// shows it in other modes.
  func awaitPrompt() throws {
    let screen = try screen(where: Self.isPrompt)
    guard Self.isPrompt(screen) else { throw NoPrompt(screen: screen) }
  }

  private static func isPrompt(_ screen: String) -> Bool {
    screen.split(separator: "\n").last?.hasPrefix("$") ?? false
  }

  deinit {
    _ = try? run("kill-server")
  }
}
