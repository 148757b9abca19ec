/// All anniversaries of a catalog: what its missions and its people did on which day.
///
/// Days are civil days in UTC. The fire of Apollo 1 has no event of its own: it stands as the
/// deaths of its crew on January 27.
public struct Almanac: Sendable {
  /// By date, then time; on one day the entries that have no time come first.
  public let entries: [AlmanacEntry]

  /// The almanac of `catalog`, with the events of its missions.
  public init(_ catalog: Catalog, events: EventFile) {
    let flights = catalog.missions.flatMap { $0.entries(events: events.events(of: $0)) }
    let lives = catalog.astronauts.flatMap(\.entries)
    entries = (lives + flights).filter(\.isInCalendar).sorted(by: Self.areInOrder)
  }

  private static func areInOrder(_ left: AlmanacEntry, _ right: AlmanacEntry) -> Bool {
    if left.date != right.date { return left.date < right.date }
    guard let end = right.time else { return false }
    guard let start = left.time else { return true }
    return start < end
  }
}

extension Almanac {
  /// What happened on exactly `day`, in any year, oldest first.
  ///
  /// - Complexity: O(*n*) in the entries.
  public func entries(on day: AlmanacDay) -> [AlmanacEntry] {
    entries.filter { AlmanacDay($0.date) == day }
  }

  /// What has its anniversary on `date`, oldest first.
  ///
  /// February 28 of a year without a 29th also has the anniversaries of the 29th, so that each
  /// has one in every year.
  /// - Complexity: O(*n*) in the entries.
  public func anniversaries(on date: CivilDate) -> [AlmanacEntry] {
    let isStandIn = date.month == 2 && date.day == 28 && !CivilDate.isLeap(date.year)
    return entries.filter { entry in
      let day = AlmanacDay(entry.date)
      return day == AlmanacDay(date) || isStandIn && day.month == 2 && day.day == 29
    }
  }
}

extension Mission {
  /// Its events, and the dates of its record that no event has.
  fileprivate func entries(events: [MissionEvent]) -> [AlmanacEntry] {
    // Range zero, the start of the clock, is no anniversary where the liftoff a second later is.
    let hasLiftoff = events.contains { $0.kind == "liftoff" }
    var entries = events.filter { !(hasLiftoff && $0.kind == "rangeZero") }.map { event in
      AlmanacEntry(
        date: event.utc.day, time: event.utc, kind: AlmanacEntry.Kind(event),
        title: event.title, subject: .mission(self), event: event)
    }
    func add(_ kind: AlmanacEntry.Kind, _ title: String, _ date: CivilDate?, _ time: Instant?) {
      guard let date, !entries.contains(where: { $0.kind == kind }) else { return }
      entries.append(
        AlmanacEntry(
          date: date, time: time, kind: kind, title: title, subject: .mission(self), event: nil))
    }
    add(.launch, "launch", flight.liftoff?.day ?? launchDate, flight.liftoff)
    add(.landing, "landing on the Moon", landing?.landed?.day, landing?.landed)
    add(.splashdown, "splashdown", flight.splashdown?.day, flight.splashdown)
    return entries
  }
}

extension AlmanacEntry {
  /// Whether it happened in the years that have dates, 1 to 9999: GET can lead out of them.
  fileprivate var isInCalendar: Bool { time.map { $0 == $0.heldToCalendar } ?? true }
}

extension AlmanacEntry.Kind {
  fileprivate init(_ event: MissionEvent) {
    switch event.kind {
    case "liftoff", "rangeZero": self = .launch
    case "lunarLanding": self = .landing
    case "splashdown": self = .splashdown
    default: self = .event
    }
  }
}

extension Astronaut {
  /// Birth and death, where their days are known.
  fileprivate var entries: [AlmanacEntry] {
    [(AlmanacEntry.Kind.birth, "born", born), (.death, "died", died)].compactMap {
      kind, verb, life in
      life.date.map { date in
        AlmanacEntry(
          date: date, time: nil, kind: kind,
          title: life.place.map { "\(verb) in \($0)" } ?? verb, subject: .astronaut(self),
          event: nil)
      }
    }
  }
}
