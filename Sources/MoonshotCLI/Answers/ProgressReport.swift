import MoonshotCore

/// Where a flight was at a moment, in figures and in words: what `progress` answers with.
struct ProgressReport: Hashable, Sendable {
  let progress: FlightProgress

  init(_ progress: FlightProgress) {
    self.progress = progress
  }

  var mission: Mission { progress.mission }

  /// The state in a word: "in flight".
  var status: String { progress.status.rawValue }
}

// MARK: - In words

extension ProgressReport {
  /// "102:45:40 of 195:18:35 · 52.6 %"; the clock stands still outside of the flight, save for
  /// the last hundred hours of the countdown.
  var position: String? {
    guard let elapsed = progress.elapsed?.seconds else { return nil }
    let isCountdown = elapsed > -360_000
    guard let total = progress.total else {
      return progress.status == .unknown && elapsed >= 0
        ? nil : ElapsedTime(seconds: isCountdown ? elapsed : 0).description
    }
    let shown = ElapsedTime(seconds: isCountdown ? min(elapsed, total) : 0)
    return "\(shown) of \(ElapsedTime(seconds: total))" + (percent.map { " · \($0)" } ?? "")
  }

  /// "52.6 %", never rounded up: a flight of which a second is left is not at 100.
  private var percent: String? {
    guard let total = progress.total, let elapsed = progress.elapsed?.seconds,
      progress.fraction != nil
    else { return nil }
    let tenths = min(max(elapsed, 0), total) * 1_000 / total
    if tenths == 0 || tenths == 1_000 { return "\(tenths / 10) %" }
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// What the crew was about.
  var phase: String? {
    switch progress.status {
    case .notYetLaunched: "before launch"
    case .inFlight: progress.phase ?? "on its way"
    case .returned: "back on Earth"
    case .neverFlew, .unknown: nil
    }
  }

  /// The moment: "Jul 20, 1969, 20:17:40 UTC".
  var moment: String? { progress.utc.map(Words.time) }

  /// What happened last, and how long before.
  var last: NearEvent? {
    progress.last.map { last in
      NearEvent(
        label: "last", title: last.event.title,
        distance: Words.ago(last.seconds, since: last.event.utc, at: progress.utc))
    }
  }

  /// What comes next, and in how long.
  var next: NearEvent? {
    progress.next.map { next in
      NearEvent(
        label: "next", title: next.event.title,
        distance: Words.ahead(next.seconds, until: next.event.utc, at: progress.utc))
    }
  }

  /// What a reader must know instead of, or besides, a position.
  var remarks: [String] {
    switch progress.status {
    case .neverFlew:
      let facts = [mission.summary, mission.outcome].compactMap(\.self)
      return facts.isEmpty ? ["The catalog has no date of a flight."] : facts
    case .unknown:
      return progress.gaps.map { "Where it was can't be told: \($0.rawValue)." }
    case .notYetLaunched, .inFlight, .returned:
      return progress.gaps.map { "Not in the catalog: \($0.rawValue)." }
    }
  }

  /// An event before or after the moment.
  struct NearEvent: Hashable, Sendable {
    let label: String
    let title: String

    /// "just now", "in 6 h 22 min".
    let distance: String
  }
}

// MARK: - Formats

extension ProgressReport: PictureRecord {
  var json: JSONValue {
    .object([
      "elapsed": JSONValue(progress.elapsed?.seconds),
      "fraction": JSONValue(progress.fraction),
      "get": JSONValue(progress.elapsed),
      "last": event(progress.last, distance: "secondsAgo"),
      "missing": .array(progress.gaps.map { .string($0.rawValue) }),
      "mission": .object(["id": .integer(mission.id), "name": .string(mission.title)]),
      "moon": JSONValue(progress.moon),
      "next": event(progress.next, distance: "secondsUntil"),
      "phase": JSONValue(progress.phase),
      "status": .string(status),
      "total": JSONValue(progress.total),
      "utc": JSONValue(progress.utc),
    ])
  }

  private func event(_ neighbor: FlightProgress.Neighbor?, distance: String) -> JSONValue {
    guard let neighbor else { return .null }
    let event = neighbor.event
    return .object([
      .init(key: "get", value: JSONValue(event.elapsed)),
      .init(key: "kind", value: JSONValue(event.kind)),
      .init(key: distance, value: .integer(neighbor.seconds)),
      .init(key: "title", value: .string(event.title)),
      .init(key: "utc", value: JSONValue(event.utc)),
    ])
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, "\(mission.title): \(status)")
    for remark in remarks { markdown.paragraphs(remark) }
    let events = [last, next].compactMap(\.self)
    let facts: [(label: String, value: String?)] =
      [("Moment", moment), ("Flown", position), ("Phase", phase)]
      + events.map { ("\($0.label.capitalizedFirst) event", "\($0.title), \($0.distance)") }
    markdown.facts(facts.compactMap { fact in fact.value.map { (fact.label, $0) } })
    return markdown
  }

  func text(_ page: PageSetup) -> [UInt8] {
    ProgressPage(report: self).rendered(on: page)
  }
}

extension JSONValue {
  fileprivate init(_ moon: MoonVisit?) {
    guard let moon else {
      self = .null
      return
    }
    self = .object([
      "arrival": .integer(moon.arrival.seconds),
      "arrivalFraction": .number(moon.fractions.lowerBound),
      "departure": .integer(moon.departure.seconds),
      "departureFraction": .number(moon.fractions.upperBound),
    ])
  }
}

extension String {
  /// The text with its first letter a capital.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
