/// Where a flight was at a moment: everything that a card, or a program, wants to know of it.
public struct FlightProgress: Hashable, Sendable {
  /// The flight.
  public let mission: Mission

  /// Where it stood at the moment.
  public let status: Status

  /// The moment in UTC, held to the years 1 to 9999; `nil` when only its GET is known.
  public let utc: Instant?

  /// The moment in ground elapsed time, negative before liftoff; `nil` without a liftoff.
  public let elapsed: ElapsedTime?

  /// Seconds of the whole flight, positive; `nil` when unknown.
  public let total: Int?

  /// From 0 before the flight to 1 after it; `nil` when it can't be told.
  public let fraction: Double?

  /// The part of the flight it was in: "translunar coast"; `nil` outside of the flight.
  public let phase: String?

  /// The latest event up to the moment.
  public let last: Neighbor?

  /// The first event behind the moment.
  public let next: Neighbor?

  /// When the craft was at the Moon; `nil` for a flight that never was, or of unknown length.
  public let moon: MoonVisit?

  /// The times that the record lacks, whether or not the status needed them.
  public let gaps: [FlightClock.Gap]

  /// Where a flight stands, in a word or two.
  public enum Status: String, Hashable, Sendable {
    /// Nothing in its record tells of a flight (``Mission/hasFlown``): Apollo 1.
    case neverFlew = "never flew"
    /// The moment is before liftoff.
    case notYetLaunched = "not yet launched"
    /// From liftoff on, before splashdown.
    case inFlight = "in flight"
    /// From splashdown on.
    case returned
    /// The times it takes are missing: ``FlightProgress/gaps`` says which.
    case unknown
  }

  /// An event beside the moment.
  public struct Neighbor: Hashable, Sendable {
    /// The event, with both its times.
    public let event: MissionEvent

    /// Seconds between the event and the moment, never negative.
    public let seconds: Int
  }
}

extension FlightProgress {
  /// Where `mission` was at `moment`.
  ///
  /// - Parameters:
  ///   - mission: the flight.
  ///   - events: the mission's, in any order, as ``EventFile/events(of:)`` has them.
  ///   - moment: in UTC or in GET.
  /// - Complexity: O(*n*) in the events.
  public init(of mission: Mission, events: [MissionEvent], at moment: FlightMoment) {
    let clock = FlightClock(of: mission)
    self.mission = mission
    gaps = mission.hasFlown ? clock.gaps : []
    total = clock.duration
    switch moment {
    case .utc(let instant):
      utc = instant.heldToCalendar
      elapsed = clock.elapsed(at: instant)
    case .elapsed(let time):
      let instant = clock.instant(at: time)
      utc = instant
      elapsed = instant.flatMap(clock.elapsed) ?? time.heldToCalendar
    }
    status = Self.status(of: mission, clock, utc: utc, elapsed: elapsed)

    switch status {
    case .notYetLaunched: fraction = 0
    case .inFlight, .returned: fraction = elapsed.flatMap(clock.fraction)
    case .neverFlew, .unknown: fraction = nil
    }

    let now = mission.hasFlown ? elapsed : nil
    last = now.flatMap { Self.last(of: events, upTo: $0) }
    next = now.flatMap { Self.next(of: events, after: $0) }
    phase = status == .inFlight ? now.flatMap { Self.phase(of: events, at: $0) } : nil
    moon = MoonVisit(events, clock)
  }

  private static func status(
    of mission: Mission, _ clock: FlightClock, utc: Instant?, elapsed: ElapsedTime?
  ) -> Status {
    if !mission.hasFlown { return .neverFlew }
    if clock.gaps.contains(.order) { return .unknown }
    guard let elapsed else {
      let isBefore = utc.flatMap { utc in mission.launchDate.map { utc.day < $0 } } ?? false
      return isBefore ? .notYetLaunched : .unknown
    }
    if elapsed.seconds < 0 { return .notYetLaunched }
    guard let duration = clock.duration else { return .unknown }
    return elapsed.seconds < duration ? .inFlight : .returned
  }

  private static func last(of events: [MissionEvent], upTo now: ElapsedTime) -> Neighbor? {
    var latest: MissionEvent?
    for event in events where event.elapsed <= now {
      if latest.map({ $0.elapsed <= event.elapsed }) ?? true { latest = event }
    }
    return latest.map { Neighbor(event: $0, seconds: now.seconds - $0.elapsed.seconds) }
  }

  private static func next(of events: [MissionEvent], after now: ElapsedTime) -> Neighbor? {
    events.lazy.filter { $0.elapsed > now }.min { $0.elapsed < $1.elapsed }
      .map { Neighbor(event: $0, seconds: $0.elapsed.seconds - now.seconds) }
  }

  private static func phase(of events: [MissionEvent], at now: ElapsedTime) -> String? {
    last(of: events.filter { $0.phase != nil }, upTo: now)?.event.phase
  }
}

extension ElapsedTime {
  /// The nearest time that is a span of the calendar's ten thousand years, which every sum takes.
  fileprivate var heldToCalendar: ElapsedTime {
    let longest = 315_537_897_599
    return ElapsedTime(seconds: min(max(seconds, -longest), longest))
  }
}
