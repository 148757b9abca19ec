import MoonshotCore
import TextLayout

/// A flight that is played: what its card shows, as a function of the time since the start.
package struct Replay: Hashable, Sendable {
  let mission: Mission
  let events: [MissionEvent]

  /// Seconds of the flight, positive.
  let total: Int

  /// Seconds of flight in one second.
  let speed: Double

  let page: PageSetup

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
  /// The card after `milliseconds` of playing: its lines, each with its newline.
  package func frame(after milliseconds: Int) -> [UInt8] {
    report(at: elapsed(after: milliseconds)).text(page)
  }

  /// Whether the flight is over after `milliseconds` of playing.
  package func isOver(after milliseconds: Int) -> Bool {
    elapsed(after: milliseconds) == total
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

// MARK: - The answer

extension ProgressCommand {
  /// The flights played on a terminal, or their events as lines where nobody watches.
  static func replayed(
    _ call: Call, _ lookups: [(query: String, result: Lookup<Mission>)], events: EventFile,
    faults: [Fault], in catalog: Catalog
  ) throws(CommandError) -> Response {
    for (option, spelling) in [(at, "--at"), (get, "--get")] where call.arguments.has(option) {
      throw .usage(.exclusiveOptions(spelling, "--replay", command: .progress))
    }
    let speed = try speed(call)
    let canPlay = call.page.isTerminal && !call.environment.isDumb && call.format == .text

    var replays: [Replay] = []
    var notes: [String] = []
    var response = try Response(
      lookups, faults: faults,
      detail: { mission in
        let list = events.events(of: mission)
        let replay = Replay(of: mission, events: list, speed: speed, on: call.page)
        if canPlay ? replay == nil : list.isEmpty {
          notes.append("\(mission.title) can't be played: \(mission.obstacle)")
        }
        if let replay { replays.append(replay) }
        return ReplayRecord(
          report: MissionTimelineReport(MissionTimeline(of: mission, events: list)),
          card: canPlay ? replay?.lastReport : nil)
      }, sentence: catalog.missionSentence)
    response.notes += notes
    if canPlay, !replays.isEmpty { response.show = .films(replays) }
    return response
  }

  private static func speed(_ call: Call) throws(CommandError) -> Double? {
    guard let text = call.arguments.value(of: replay) else { return nil }
    let isDecimal = text.utf8.allSatisfy { $0 &- 48 < 10 || $0 == UInt8(ascii: ".") }
    guard isDecimal, let speed = Double(text), speed.isFinite, speed > 0 else {
      throw .usage(
        .invalidValue(
          "--replay", value: text, expected: "a number above 0 such as 36000",
          command: .progress))
    }
    return speed
  }
}

extension Mission {
  /// Why a flight has no course that could be played.
  fileprivate var obstacle: String {
    hasFlown ? Words.list(FlightClock(of: self).gaps.map(\.rawValue)) : "it never flew"
  }
}

/// A flight to play: the card it ends with, or its events, one a line.
private struct ReplayRecord: PictureRecord {
  let report: MissionTimelineReport
  let card: ProgressReport?

  var json: JSONValue { report.json }
  var markdown: Markdown { report.markdown }

  func text(_ page: PageSetup) -> [UInt8] {
    if let card { return card.text(page) }
    return EventLines(report: report)
      .rendered(columns: page.tableColumns, appearance: page.appearance)
  }
}
