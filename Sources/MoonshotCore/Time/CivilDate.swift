/// A day of the Gregorian calendar, in no time zone.
///
/// A launch date is a civil day: kept as three numbers, no zone can move it.
public struct CivilDate: Hashable, Sendable {
  /// From 1 to 9999.
  public let year: Int
  /// From 1.
  public let month: Int
  /// From 1.
  public let day: Int

  /// The day, or `nil` when the calendar has none such; years from 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month,
      1...CivilDate.days(inMonth: month, ofYear: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day `days` after 1 January 1970, which is day 0; held at the ends of the years 1 to 9999.
  ///
  /// Source: Howard Hinnant, "chrono-compatible low-level date algorithms", `civil_from_days`.
  public init(daysSince1970 days: Int) {
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days from 1 January 1970, negative before it.
  ///
  /// Source: the inverse of ``init(daysSince1970:)``, `days_from_civil`.
  public var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 28 to 31.
  public static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether `year` has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: "1969-07-16".
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension CivilDate: LosslessStringConvertible {
  /// Reads `YYYY-MM-DD`, or the day of an ISO 8601 date-time such as `1969-07-16T13:32:00Z`.
  public init?(_ text: String) {
    guard let date = Self.read(text) else { return nil }
    self = date
  }
}

extension CivilDate: TextualValue {
  init?(reading reader: inout DigitReader) {
    guard let date = reader.date() else { return nil }
    if !reader.isAtEnd {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "), reader.clock() != nil,
        reader.zone() != nil, reader.isAtEnd
      else { return nil }
    }
    self = date
  }

  public init(from decoder: any Decoder) throws {
    try self.init(textIn: decoder)
  }

  static func expectation(for text: String) -> String {
    isNoDay(text) ? "a day that exists" : "a date like 1968-12-21"
  }

  /// Whether `text` starts as a date does, but with a day that the calendar has not.
  static func isNoDay(_ text: String) -> Bool {
    DigitReader.read(text) { $0.date() == nil && $0.isAfterDate }
  }
}

/// `number` with zeros in front of it, up to `digits` digits.
func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  let missing = digits - text.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + text : text
}
