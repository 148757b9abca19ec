import MoonshotCore
import TextLayout

/// The events of one flight in words: what `timeline ID` answers with.
struct FlightTimeline: Sendable {
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

  /// A day of the flight, 24 hours long, and what happened on it.
  struct Day: Hashable, Sendable {
    /// 1 for the first 24 hours, 0 or less before liftoff.
    let number: Int
    let rows: [Row]
  }
}

extension FlightTimeline {
  /// All events in order of time.
  var rows: [Row] { timeline.rows.map(Row.init) }

  /// The days of the flight on which something happened.
  var days: [Day] {
    timeline.rows.reduce(into: []) { days, row in
      if let last = days.last, last.number == row.day {
        days[days.count - 1] = Day(number: row.day, rows: last.rows + [Row(row)])
      } else {
        days.append(Day(number: row.day, rows: [Row(row)]))
      }
    }
  }

  /// "Jul 16 – 24, 1969 · 8 d 3 h 19 min", as far as it is known.
  var dates: String? {
    let clock = FlightClock(of: mission)
    let start = clock.liftoff?.day ?? mission.launchDate
    let span = start.map { start in Words.span(start, max(start, clock.splashdown?.day ?? start)) }
    let parts = [span, clock.duration.map(Words.duration)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// What to say in place of events.
  var remark: String? {
    guard timeline.rows.isEmpty else { return nil }
    return mission.neverFlew
      ? "never flew" + (mission.summary.map { ": \($0)" } ?? "")
      : "no events: the time of liftoff is unknown"
  }
}

extension FlightTimeline.Row {
  fileprivate init(_ row: MissionTimeline.Row) {
    title = row.event.title
    elapsed = row.event.elapsed.description
    utc = row.event.utc
    phase = row.event.phase
  }

  /// "Jul 20, 20:17:40".
  var time: String { "\(Words.month(utc.day.month)) \(utc.day.day), \(utc.clock)" }
}

// MARK: - Formats

extension FlightTimeline: PictureRecord {
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
    if let dates { markdown.paragraphs(dates) }
    if let remark { markdown.paragraphs(remark) }
    for day in days {
      markdown.heading(2, "Day \(day.number)")
      markdown.table(
        ["GET", "UTC", "Event", "Phase"],
        day.rows.map { [$0.elapsed, $0.utc.description, $0.title, $0.phase ?? ""] })
    }
    return markdown
  }

  func text(_ page: PageSetup) -> [UInt8] {
    FlightTimelineView(timeline: self)
      .rendered(columns: page.columns, appearance: page.appearance)
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
