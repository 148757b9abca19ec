import MoonshotCore

/// The events of one flight in words: what `timeline ID` answers with.
struct MissionTimelineReport: Sendable {
  let timeline: MissionTimeline

  init(_ timeline: MissionTimeline) {
    self.timeline = timeline
  }

  var mission: Mission { timeline.mission }

  /// An event in words.
  struct Row: Hashable, Sendable {
    let title: String

    /// "102:45:40".
    let elapsed: String

    let utc: Instant

    /// The part of the flight that begins with it.
    let phase: String?
  }

  /// A line of the timeline.
  enum Entry: Hashable, Sendable {
    /// A day of the flight begins: 24 hours, counted from liftoff.
    case day(title: String, start: String)

    /// Days without an event.
    case quiet(title: String)

    case event(Row)
  }
}

extension MissionTimelineReport {
  /// All events in order of time.
  var rows: [Row] { timeline.rows.map(Row.init) }

  /// Days and events in order of time; more than three quiet days in a row are one entry.
  var entries: [Entry] {
    var entries: [Entry] = []
    var latest: Int?
    for row in timeline.rows {
      if row.beginsDay {
        if let latest { entries += quiet(between: latest, and: row.day) }
        entries.append(day(row.day))
        latest = row.day
      }
      entries.append(.event(Row(row)))
    }
    return entries
  }

  private func quiet(between first: Int, and next: Int) -> [Entry] {
    guard next - first > 1 else { return [] }
    if next - first > 4 { return [.quiet(title: "Days \(first + 1) – \(next - 1)")] }
    return ((first + 1)..<next).map { .quiet(title: "Day \($0)") }
  }

  private func day(_ number: Int) -> Entry {
    let start = FlightClock(of: mission).liftoff.map { $0 + (number - 1) * 86_400 }
    return .day(
      title: number > 0 ? "Day \(number)" : "Before launch",
      start: number > 0 ? start.map { "from \(Self.time($0))" } ?? "" : "")
  }

  /// "Jul 20, 20:17:40".
  fileprivate static func time(_ instant: Instant) -> String {
    "\(Words.month(instant.day.month)) \(instant.day.day), \(instant.clock)"
  }

  /// What to say in place of events.
  var remark: String? {
    guard timeline.rows.isEmpty else { return nil }
    return mission.absenceInWords ?? "no events: the time of liftoff is unknown"
  }
}

extension MissionTimelineReport.Row {
  fileprivate init(_ row: MissionTimeline.Row) {
    title = row.event.title
    elapsed = row.event.elapsed.description
    utc = row.event.utc
    phase = row.event.phase
  }

  /// "Jul 20, 20:17:40".
  var time: String { MissionTimelineReport.time(utc) }
}

// MARK: - Formats

extension MissionTimelineReport: PictureRecord {
  var json: JSONValue {
    let clock = FlightClock(of: mission)
    return .object([
      "duration": JSONValue(clock.duration),
      "events": .array(timeline.rows.map(\.json)),
      "id": .integer(mission.id),
      "liftoff": JSONValue(clock.liftoff),
      "name": .string(mission.title),
      "splashdown": JSONValue(clock.splashdown),
    ])
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, mission.title)
    if let dates = mission.datesInWords { markdown.paragraphs(dates) }
    if let remark { markdown.paragraphs(remark) }
    guard !rows.isEmpty else { return markdown }
    markdown.table(
      ["Day", "GET", "UTC", "Event", "Phase"],
      timeline.rows.map { row in
        [
          String(row.day), row.event.elapsed.description, row.event.utc.description,
          row.event.title, row.event.phase ?? "",
        ]
      })
    return markdown
  }

  func text(_ page: PageSetup) -> [UInt8] {
    MissionTimelineView(report: self).rendered(on: page)
  }
}

extension MissionTimeline.Row {
  fileprivate var json: JSONValue {
    .object([
      "day": .integer(day),
      "elapsed": .integer(event.elapsed.seconds),
      "gap": JSONValue(gap),
      "get": JSONValue(event.elapsed),
      "kind": JSONValue(event.kind),
      "phase": JSONValue(event.phase),
      "position": .number(position),
      "sources": .array(event.sources.map(JSONValue.string)),
      "title": .string(event.title),
      "utc": JSONValue(event.utc),
    ])
  }
}
