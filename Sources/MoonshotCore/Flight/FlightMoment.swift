/// A moment of a flight, on one of its two clocks.
public enum FlightMoment: Hashable, Sendable {
  /// A time of the calendar.
  case utc(Instant)
  /// Ground elapsed time (GET), counted from liftoff.
  case elapsed(ElapsedTime)
}

extension FlightMoment {
  /// Reads a time in UTC as `--at` takes it: ISO 8601 with a `T` or a space, with or without
  /// seconds and zone, or a date alone, which is its midnight.
  public init?(utc text: String) {
    guard let instant = Instant(text) else { return nil }
    self = .utc(instant)
  }

  /// Reads ground elapsed time as `--get` takes it: `H:MM:SS`, negative in the countdown.
  ///
  /// `H:MM` is refused: it could as well mean minutes and seconds.
  public init?(elapsed text: String) {
    guard let time = ElapsedTime(text) else { return nil }
    self = .elapsed(time)
  }
}
