import MoonshotCore

/// All flights on one axis, in figures and in words: what `timeline` answers with.
struct ProgramTimelineReport: Sendable {
  let timeline: ProgramTimeline

  init(_ timeline: ProgramTimeline) {
    self.timeline = timeline
  }

  /// What kind of flight it was.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case uncrewed
    case crewed
    case landed = "landed on the Moon"
  }
}

extension ProgramTimeline.Flight {
  var kind: ProgramTimelineReport.Kind {
    if mission.landing?.landed != nil { return .landed }
    return mission.isCrewed ? .crewed : .uncrewed
  }

  /// "Jul 16, 1969".
  var launched: String { Words.date(start.day) }

  /// "8 d 3 h 19 min".
  var duration: String { FlightClock(of: mission).duration.map(Words.duration) ?? Words.unknown }
}

// MARK: - In words

extension ProgramTimelineReport {
  /// The kinds of flights there are, for a legend.
  var kinds: [Kind] {
    Kind.allCases.filter { kind in timeline.flights.contains { $0.kind == kind } }
  }

  /// "17 flights from Feb 26, 1966 to Dec 19, 1972, the longest gap 441 days before Apollo 4".
  var summary: String? {
    guard let first = timeline.flights.first,
      let last = timeline.flights.map({ ($0.end ?? $0.start).day }).max()
    else { return nil }
    let count = Words.count(timeline.flights.count, "flight")
    let gap = timeline.flights.max { ($0.gap ?? 0) < ($1.gap ?? 0) }
    let longest = gap.flatMap { flight in
      flight.gap.flatMap { days in
        days > 0
          ? "; the longest gap was \(Words.count(days, "day")), before \(flight.mission.title)"
          : nil
      }
    }
    return "\(count), \(Words.span(first.start.day, last))" + (longest ?? "")
  }

  /// What there is to say of missions that stand on no axis.
  var apart: [Apart] {
    timeline.undated.map { mission in
      Apart(
        mission: mission,
        summary: mission.absenceInWords ?? "flew on a day unknown",
        notes: mission.provenance.notes.filter { $0.field == "launchDate" }.map(\.text))
    }
  }

  /// All missions in the order in which they are drawn: those with a date, then the others.
  var missions: [Mission] { timeline.flights.map(\.mission) + timeline.undated }

  /// A mission without a date.
  struct Apart: Hashable, Sendable {
    let mission: Mission

    var title: String { mission.title }

    /// "never flew: Lost to a fire in a launch rehearsal".
    let summary: String

    /// What its record notes about the date.
    let notes: [String]
  }
}

// MARK: - Formats

extension ProgramTimelineReport: Answer {
  var json: JSONValue {
    .object([
      "flights": .array(timeline.flights.map(\.json)),
      "undated": .array(
        timeline.undated.map { .object(["id": .integer($0.id), "name": .string($0.title)]) }),
    ])
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, "Timeline")
    markdown.table(
      ["Mission", "Launched", "Duration", "Kind", "Days since the last"],
      timeline.flights.map { flight in
        [
          flight.mission.title, flight.launched, flight.duration, flight.kind.rawValue,
          flight.gap.map(String.init) ?? "",
        ]
      })
    markdown.list(
      apart.map { (["\($0.title) \($0.summary)."] + $0.notes).joined(separator: " ") })
    if let summary { markdown.paragraphs(summary + ".") }
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    ProgramTimelineView(report: self).rendered(on: page)
  }
}

extension ProgramTimeline.Flight {
  fileprivate var json: JSONValue {
    .object([
      "crewed": .bool(mission.isCrewed),
      "duration": JSONValue(FlightClock(of: mission).duration),
      "end": JSONValue(end),
      "gapDays": JSONValue(gap),
      "id": .integer(mission.id),
      "landed": .bool(kind == .landed),
      "launchDate": JSONValue(start.day),
      "liftoff": hasLiftoff ? JSONValue(start) : .null,
      "name": .string(mission.title),
    ])
  }
}
