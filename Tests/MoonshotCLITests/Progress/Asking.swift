import MoonshotCLI
import MoonshotCore

/// Runs a command in a world whose clock stands at `now`.
func asking(
  _ words: String..., now: String = "2026-07-20T12:00:00Z", on output: Environment.Stream = .pipe
) -> Outcome {
  let now = Instant(now) ?? Instant(secondsSince1970: 0)
  return run(words, in: Environment(output: output, now: now))
}

extension Outcome {
  /// Standard output as text.
  var text: String { String(decoding: standardOutput, as: UTF8.self) }

  /// Standard output by lines, without their ends.
  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The flights to play; empty for any other show and for none.
  var replays: [Replay] {
    if case .replays(let replays) = show { replays } else { [] }
  }
}

extension Environment {
  /// A pipe on July 20, 2026.
  static let testing = Environment(
    now: Instant("2026-07-20T12:00:00Z") ?? Instant(secondsSince1970: 0))
}
