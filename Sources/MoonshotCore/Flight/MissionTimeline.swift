/// The events of one flight on a rail.
public struct MissionTimeline: Hashable, Sendable {
  /// The flight.
  public let mission: Mission

  /// In order of time.
  public let rows: [Row]

  /// Where the days of the flight begin on the rail; empty for a flight of over a thousand days.
  public let days: [Day]

  /// An event and its place.
  public struct Row: Hashable, Sendable {
    /// The event, with both its times.
    public let event: MissionEvent

    /// The day of the flight: 1 for the first 24 hours, 0 for those before liftoff.
    public let day: Int

    /// Whether it is the first event of its day.
    public let beginsDay: Bool

    /// Seconds since the previous event; `nil` for the first.
    public let gap: Int?

    /// On the rail, from 0 at liftoff to 1 at splashdown.
    public let position: Double
  }

  /// A day of the flight, 24 hours long, counted from liftoff.
  public struct Day: Hashable, Sendable {
    /// From 1.
    public let number: Int

    /// Its first second: a multiple of 24 hours.
    public let start: ElapsedTime

    /// On the rail, 0 for the first.
    public let position: Double
  }

  /// The timeline of `mission`.
  ///
  /// Where the flight's length is unknown the rail ends with the last event.
  /// - Parameters:
  ///   - mission: the flight.
  ///   - events: the mission's, in any order, as ``EventFile/events(of:)`` has them.
  public init(of mission: Mission, events: [MissionEvent]) {
    self.mission = mission
    let events = events.sorted { $0.elapsed < $1.elapsed }
    let length = FlightClock(of: mission).duration ?? max(events.last?.elapsed.seconds ?? 0, 0)
    let rail = Rail(length: length)
    var rows: [Row] = []
    for event in events {
      let day = Self.day(of: event.elapsed)
      let previous = rows.last
      rows.append(
        Row(
          event: event, day: day, beginsDay: previous?.day != day,
          gap: previous.map { event.elapsed.seconds - $0.event.elapsed.seconds },
          position: rail.position(of: event.elapsed.seconds)))
    }
    self.rows = rows
    let count = (length - 1) / 86_400 + 1
    days =
      1...1_000 ~= count && length > 0
      ? (0..<count).map {
        Day(
          number: $0 + 1, start: ElapsedTime(seconds: $0 * 86_400),
          position: rail.position(of: $0 * 86_400))
      } : []
  }

  private static func day(of time: ElapsedTime) -> Int {
    let seconds = time.seconds
    return 1 + (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
  }
}

/// Places between two ends, from 0 to 1.
struct Rail {
  /// At least 0.
  let length: Int

  func position(of offset: Int) -> Double {
    length > 0 ? Double(min(max(offset, 0), length)) / Double(length) : 0
  }
}
