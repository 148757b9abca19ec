/// A second of UTC.
///
/// Leap seconds are not counted, as in POSIX: GET and UTC of one flight stay consistent, since
/// UTC had none before 1972 and none fell into a flight.
public struct Instant: Hashable, Sendable {
  /// Seconds from 1970-01-01T00:00:00Z, negative before it.
  public let secondsSince1970: Int

  /// The second `secondsSince1970` after the start of 1970.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The moment `second` seconds into `day`; held at the ends of what 64 bits can count.
  public init(_ day: CivilDate, second: Int = 0) {
    self = Instant(secondsSince1970: day.daysSince1970 * 86_400) + second
  }

  /// The civil day in UTC.
  public var day: CivilDate {
    // Not "minus the second of the day": that would overflow at the least number of seconds.
    CivilDate(daysSince1970: secondsSince1970 / 86_400 - (secondsSince1970 % 86_400 < 0 ? 1 : 0))
  }

  /// From 0 to 86,399.
  public var secondOfDay: Int {
    let rest = secondsSince1970 % 86_400
    return rest < 0 ? rest + 86_400 : rest
  }

  /// "20:17:40", in UTC.
  public var clock: String {
    let (hours, minutes) = (padded(secondOfDay / 3600, 2), padded(secondOfDay / 60 % 60, 2))
    return "\(hours):\(minutes):\(padded(secondOfDay % 60, 2))"
  }
}

extension Instant: Comparable {
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// Seconds from `start` to `end`, negative when `end` is earlier; held at the ends of what 64
  /// bits can count.
  public static func - (end: Instant, start: Instant) -> Int {
    let (seconds, overflow) = end.secondsSince1970.subtractingReportingOverflow(
      start.secondsSince1970)
    return overflow ? (end < start ? .min : .max) : seconds
  }

  /// `seconds` after `start`; held at the ends of what 64 bits can count.
  public static func + (start: Instant, seconds: Int) -> Instant {
    let (sum, overflow) = start.secondsSince1970.addingReportingOverflow(seconds)
    return Instant(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
  }
}

extension Instant: LosslessStringConvertible {
  /// ISO 8601: "1969-07-20T20:17:40Z".
  public var description: String { "\(day)T\(clock)Z" }

  /// Reads ISO 8601 with a `T` or a space, with or without seconds, fraction and zone.
  ///
  /// Fractions are rounded to the second; no zone is UTC; a date alone is its midnight.
  public init?(_ text: String) {
    guard let instant = Self.read(text) else { return nil }
    self = instant
  }
}

extension Instant: TextualValue {
  init?(reading reader: inout DigitReader) {
    guard let day = reader.date() else { return nil }
    if reader.isAtEnd {
      self.init(day)
      return
    }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let second = reader.clock(),
      let zone = reader.zone(), reader.isAtEnd
    else { return nil }
    self.init(day, second: second - zone)
  }

  public init(from decoder: any Decoder) throws {
    try self.init(textIn: decoder)
  }

  static func expectation(for text: String) -> String {
    CivilDate.isNoDay(text) ? "a day that exists" : "a time in UTC like 1969-07-20T20:17:40Z"
  }
}
