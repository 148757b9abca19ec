import MoonshotCore

extension Words {
  /// How far a past second lies back: "just now", "3 h 12 min ago", "57 years ago".
  ///
  /// `seconds` is the distance, not negative; without the two instants between which it lies, years
  /// are counted as 365.2425 days.
  static func ago(_ seconds: Int, since instant: Instant?, at now: Instant?) -> String {
    seconds == 0 ? "just now" : "\(distance(seconds, from: instant, to: now)) ago"
  }

  /// How far a coming second lies ahead: "in 6 h 22 min", "in 3 years".
  static func ahead(_ seconds: Int, until instant: Instant?, at now: Instant?) -> String {
    seconds == 0 ? "just now" : "in \(distance(seconds, from: now, to: instant))"
  }

  /// Years as people say that they have passed: "this year", "1 year ago", "in 2 years".
  static func yearsAgo(_ years: Int) -> String {
    switch years {
    case 0: "this year"
    case 1...: "\(count(years, "year")) ago"
    default: "in \(count(0 &- years, "year"))"
    }
  }

  /// To the minute below sixty days, then in whole days, and from two years on in whole years.
  private static func distance(_ seconds: Int, from start: Instant?, to end: Instant?) -> String {
    let years: Int
    if let start, let end {
      years = wholeYears(from: start, to: end)
    } else {
      years = seconds / 31_556_952
    }
    if years >= 2 { return count(years, "year") }
    return seconds < 60 * 86_400 ? duration(seconds) : "\(seconds / 86_400) days"
  }

  /// Birthdays between two seconds, as people count them.
  private static func wholeYears(from start: Instant, to end: Instant) -> Int {
    let (first, last) = (start.day, end.day)
    let isBeforeBirthday =
      (last.month, last.day, end.secondOfDay) < (first.month, first.day, start.secondOfDay)
    return last.year - first.year - (isBeforeBirthday ? 1 : 0)
  }
}
