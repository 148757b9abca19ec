/// The flights of a program on one axis of whole years.
public struct ProgramTimeline: Hashable, Sendable {
  /// By launch.
  public let flights: [Flight]

  /// Missions without any date, in the order of the catalog: Apollo 1.
  public let undated: [Mission]

  /// The first of January of every year, and of the one behind the last: both ends of the axis.
  public let years: [Tick]

  /// The first of every month but January, between the ends.
  public let months: [Tick]

  /// A flight and its place.
  public struct Flight: Hashable, Sendable {
    /// What flew.
    public let mission: Mission

    /// The liftoff; where only the launch date is known, its midnight.
    public let start: Instant

    /// The splashdown; `nil` when unknown.
    public let end: Instant?

    /// Whether ``start`` is the second of liftoff and not just a day.
    public let hasLiftoff: Bool

    /// On the axis, from 0 to 1; a point when the end is unknown.
    public let positions: ClosedRange<Double>

    /// Days since the latest splashdown before it, from civil day to civil day; `nil` for the
    /// first flight, 0 when it began before the others had ended.
    public let gap: Int?
  }

  /// A first of a month.
  public struct Tick: Hashable, Sendable {
    /// Of the Gregorian calendar.
    public let year: Int
    /// From 1.
    public let month: Int

    /// On the axis, from 0 to 1.
    public let position: Double
  }
}

extension ProgramTimeline {
  /// The timeline of `missions`, in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the missions, and O(*m*) in the months between them.
  public init(_ missions: [Mission]) {
    let dated = missions.compactMap(DatedFlight.init).sorted { $0.start < $1.start }
    undated = missions.filter { DatedFlight($0) == nil }
    let axis = Axis(dated)
    var flights: [Flight] = []
    var latestEnd: Instant?
    for flight in dated {
      let end = flight.end ?? flight.start
      let start = axis.position(of: flight.start)
      flights.append(
        Flight(
          mission: flight.mission, start: flight.start, end: flight.end,
          hasLiftoff: flight.hasLiftoff, positions: start...max(start, axis.position(of: end)),
          gap: latestEnd.map { max(0, flight.start.day.daysSince1970 - $0.day.daysSince1970) }))
      latestEnd = max(latestEnd ?? end, end)
    }
    self.flights = flights
    years = axis.ticks.filter { $0.month == 1 }
    months = axis.ticks.filter { $0.month != 1 }
  }
}

/// What a mission's record says of the time it flew.
private struct DatedFlight {
  let mission: Mission
  let start: Instant
  let end: Instant?
  let hasLiftoff: Bool

  init?(_ mission: Mission) {
    let clock = FlightClock(of: mission)
    guard let start = clock.liftoff ?? mission.launchDate.map({ Instant($0) }) else { return nil }
    self.mission = mission
    self.start = start.heldToCalendar
    end = (clock.splashdown ?? mission.flight.splashdown)
      .flatMap { $0 >= start ? $0.heldToCalendar : nil }
    hasLiftoff = clock.liftoff != nil
  }
}

/// Whole years from the first of January before all flights to the one after them.
private struct Axis {
  /// `nil` without flights.
  let years: ClosedRange<Int>?

  init(_ flights: [DatedFlight]) {
    let first = flights.first?.start.day.year
    let last = flights.lazy.map { ($0.end ?? $0.start).day.year }.max()
    years = first.flatMap { first in last.map { first...max(first, $0) } }
  }

  func position(of instant: Instant) -> Double {
    guard let years else { return 0 }
    let start = Instant.start(ofMonth: 1, in: years.lowerBound)
    let end = Instant.start(ofMonth: 1, in: years.upperBound + 1)
    return Rail(length: end - start).position(of: instant - start)
  }

  var ticks: [ProgramTimeline.Tick] {
    guard let years else { return [] }
    func tick(_ year: Int, _ month: Int) -> ProgramTimeline.Tick {
      ProgramTimeline.Tick(
        year: year, month: month,
        position: position(of: .start(ofMonth: month, in: year)))
    }
    return years.flatMap { year in (1...12).map { tick(year, $0) } }
      + [tick(years.upperBound + 1, 1)]
  }
}

extension Instant {
  /// The start of `month` (1 to 12) in `year`, also in the year behind the calendar's last.
  fileprivate static func start(ofMonth month: Int, in year: Int) -> Instant {
    CivilDate(year: year, month: month, day: 1).map { Instant($0) }
      ?? Instant(secondsSince1970: 253_402_300_800)
  }
}
