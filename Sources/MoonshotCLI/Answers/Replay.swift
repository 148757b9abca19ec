import MoonshotCore
package import TextLayout

/// A flight that is played: what its card shows, as a function of the time since the start.
package struct Replay: Hashable, Sendable {
  let mission: Mission
  let events: [MissionEvent]

  /// Seconds of the flight, positive.
  let total: Int

  /// Seconds of flight in one second.
  let speed: Double

  private(set) var page: PageSetup

  /// A replay of `mission`, `speed` times as fast as it was, or in 25 seconds; `nil` for a flight
  /// of unknown length.
  init?(of mission: Mission, events: [MissionEvent], speed: Double?, on page: PageSetup) {
    let clock = FlightClock(of: mission)
    guard clock.liftoff != nil, let total = clock.duration else { return nil }
    self.mission = mission
    self.events = events
    self.total = total
    self.speed = speed ?? Double(total) / 25
    self.page = page
  }
}

extension Replay {
  /// The card after `milliseconds` of playing.
  package func card(after milliseconds: Int) -> Grid {
    ProgressPage(report: report(at: elapsed(after: milliseconds)))
      .drawn(columns: page.columns, appearance: page.appearance)
  }

  /// What stands in the card's place on a terminal that has become too small for it: a line, where
  /// there is room for one.
  func curtain(on size: TerminalSize) -> Grid {
    Text(size.rows > 1 ? "Enlarge the window to see the flight" : "", style: .muted)
      .lineLimit(1)
      .drawn(columns: size.columns, appearance: page.appearance)
  }

  /// Whether the flight is over after `milliseconds` of playing.
  package func isOver(after milliseconds: Int) -> Bool {
    elapsed(after: milliseconds) == total
  }

  /// The replay on a terminal that has another width now, where that has a say.
  func resized(columns: Int) -> Replay {
    var copy = self
    copy.page = page.resized(columns: columns)
    return copy
  }

  /// The card as it stands in the end.
  var lastReport: ProgressReport { report(at: total) }

  private func elapsed(after milliseconds: Int) -> Int {
    let seconds = Double(milliseconds) / 1_000 * speed
    return Int(min(max(seconds, 0), Double(total)))
  }

  private func report(at elapsed: Int) -> ProgressReport {
    ProgressReport(
      FlightProgress(
        of: mission, events: events, at: .elapsed(ElapsedTime(seconds: elapsed))))
  }
}
