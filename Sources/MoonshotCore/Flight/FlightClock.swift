/// When a flight began and how long it took, from whatever its record states.
///
/// Two of liftoff, splashdown and duration give the third; of all three the two times count.
public struct FlightClock: Hashable, Sendable {
  /// Range zero, the zero of ground elapsed time.
  public let liftoff: Instant?

  /// Seconds from liftoff to splashdown; always positive.
  public let duration: Int?

  /// What keeps the clock from being whole.
  public let gaps: [Gap]

  /// A time that the record lacks, or that can't be.
  public enum Gap: String, Hashable, Sendable {
    /// Neither stated, nor told by splashdown and duration.
    case liftoff = "the time of liftoff is unknown"
    /// Neither stated, nor told by liftoff and duration.
    case splashdown = "the time of splashdown is unknown"
    /// Both are stated, and contradict each other.
    case order = "the splashdown is not after the liftoff"
  }

  /// The clock of `mission`.
  public init(of mission: Mission) {
    self.init(mission.flight)
  }

  fileprivate init(_ flight: Mission.Flight) {
    let stated = flight.statedDuration.flatMap { Self.plausible ~= $0 ? $0 : nil }
    liftoff = flight.liftoff ?? Self.liftoff(stated, before: flight.splashdown)
    let end = flight.splashdown.flatMap { end in flight.liftoff.map { end - $0 } }
    duration = (end ?? stated).flatMap { $0 > 0 ? $0 : nil }

    var gaps: [Gap] = liftoff == nil ? [.liftoff] : []
    if let end, end <= 0 {
      gaps.append(.order)
    } else if duration == nil, flight.splashdown == nil {
      gaps.append(.splashdown)
    }
    self.gaps = gaps
  }

  /// Seconds that a record may state as a flight's length: up to a century.
  private static var plausible: ClosedRange<Int> { 1...3_155_760_000 }

  private static func liftoff(_ duration: Int?, before splashdown: Instant?) -> Instant? {
    guard let duration, let splashdown else { return nil }
    return splashdown + -duration
  }
}

extension Mission.Flight {
  /// Seconds from liftoff to splashdown, positive: from the two times, else as stated.
  public var duration: Int? { FlightClock(self).duration }
}

extension FlightClock {
  /// The end of the flight.
  public var splashdown: Instant? {
    guard let liftoff, let duration else { return nil }
    return liftoff + duration
  }

  /// Ground elapsed time at `instant`, negative before liftoff.
  public func elapsed(at instant: Instant) -> ElapsedTime? {
    guard let liftoff else { return nil }
    return ElapsedTime(seconds: instant.heldToCalendar - liftoff)
  }

  /// The second of UTC at `elapsed`, held to the years 1 to 9999.
  public func instant(at elapsed: ElapsedTime) -> Instant? {
    liftoff.map { ($0 + elapsed.seconds).heldToCalendar }
  }

  /// The part of the flight that is behind at `elapsed`: 0 before it, 1 after it, never outside.
  public func fraction(at elapsed: ElapsedTime) -> Double? {
    guard let duration else { return nil }
    return Double(min(max(elapsed.seconds, 0), duration)) / Double(duration)
  }
}

extension Instant {
  /// The nearest instant in the years 1 to 9999, which every sum and every format can take.
  package var heldToCalendar: Instant {
    Instant(
      secondsSince1970: min(max(secondsSince1970, -62_135_596_800), 253_402_300_799))
  }
}
