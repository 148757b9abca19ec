import MoonshotCore
import TextLayout

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
    var response = Response(
      lookups, faults: faults,
      detail: { mission in
        let list = events.events(of: mission)
        let replay = Replay(of: mission, events: list, speed: speed, on: call.page)
        if canPlay ? replay == nil : list.isEmpty {
          notes.append("\(mission.title.excerpt(40)) can't be played: \(mission.obstacle)")
        }
        if let replay { replays.append(replay) }
        return ReplayRecord(
          report: MissionTimelineReport(MissionTimeline(of: mission, events: list)),
          card: canPlay ? replay?.lastReport : nil)
      }, sentence: catalog.missionSentence)
    response.notes += notes
    if !notes.isEmpty { response.status = .notFound }
    if canPlay, !replays.isEmpty { response.show = .replays(replays) }
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
