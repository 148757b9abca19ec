import MoonshotCLI
import Testing
import TextLayout

extension Replay {
  /// The card after so many milliseconds, without color.
  fileprivate func text(after milliseconds: Int) -> String {
    String(decoding: card(after: milliseconds).encoded(theme: nil), as: UTF8.self)
  }
}

@Suite("progress --replay")
struct ReplayTests {
  private static let terminal = Environment.Stream.terminal(columns: 80, rows: 24)

  @Test func `prints the events where nobody watches`() {
    let outcome = asking("progress", "8", "--replay")
    #expect(
      outcome.lines.prefix(3) == [
        "  0:00:00  1968-12-21T12:51:00Z  liftoff from pad 39A",
        "  0:11:35  1968-12-21T13:02:35Z  in Earth orbit",
        "  2:50:38  1968-12-21T15:41:38Z  S-IVB lights up for the Moon",
      ])
    #expect(outcome.lines.count == 9)
    #expect(outcome.replays.isEmpty)
  }

  @Test func `plays from liftoff to splashdown in twenty-five seconds`() throws {
    let outcome = asking("progress", "11", "--replay", "--color=never", on: Self.terminal)
    let replay = try #require(outcome.replays.first)
    #expect(replay.text(after: 0).contains("0:00:00 of 195:18:35 · 0 %"))
    #expect(!replay.isOver(after: 24_900))
    #expect(replay.isOver(after: 25_100))
    #expect(replay.text(after: 25_100) == outcome.text)
    #expect(outcome.text.contains("splashdown in the Pacific"))
    #expect(outcome.text.contains("just now"))
  }

  @Test func `plays as fast as it is told`() throws {
    let outcome = asking("progress", "11", "--replay=36000", on: Self.terminal)
    let replay = try #require(outcome.replays.first)
    #expect(replay.text(after: 1_000).contains("10:00:00 of 195:18:35"))
  }

  @Test(arguments: [0, 1, 12_345, 25_000, .max, .min])
  func `has a frame at any time, every line as long as the others`(_ milliseconds: Int) throws {
    let outcome = asking("progress", "11", "--replay", "--color=never", on: Self.terminal)
    let replay = try #require(outcome.replays.first)
    let lines = replay.text(after: milliseconds).split(separator: "\n")
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test func `does not play what never flew`() {
    let outcome = asking("progress", "1", "--replay", on: Self.terminal)
    #expect(outcome.replays.isEmpty && outcome.standardOutput.isEmpty)
    #expect(outcome.standardError == "moonshot: Apollo 1 can't be played: it never flew\n")
    #expect(outcome.status == .notFound)
  }
}
