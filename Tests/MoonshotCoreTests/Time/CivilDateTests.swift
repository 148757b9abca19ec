import Foundation
import MoonshotCore
import Testing

@Suite("Civil days")
struct CivilDateTests {
  private static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  /// 1 January 1900 to 31 December 2100, in days from 1970.
  private static let days = -25_567...47_846

  @Test func `every day from 1900 to 2100 goes there and back`() {
    var before: CivilDate?
    for day in Self.days {
      let date = CivilDate(daysSince1970: day)
      #expect(date.daysSince1970 == day)
      #expect(CivilDate(date.description) == date)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
      if let before { #expect(before < date) }
      before = date
    }
    #expect(CivilDate(daysSince1970: Self.days.lowerBound).description == "1900-01-01")
    #expect(CivilDate(daysSince1970: Self.days.upperBound).description == "2100-12-31")
  }

  @Test func `days agree with Foundation's calendar`() {
    let calendar = Self.utc
    for day in stride(from: Self.days.lowerBound, through: Self.days.upperBound, by: 17) {
      let date = CivilDate(daysSince1970: day)
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
    }
  }

  @Test(arguments: [
    "1969-02-29", "1900-02-29", "1969-13-01", "1969-00-10", "1969-04-31", "1969-01-00",
    "1969-01-32",
    "0000-01-01", "1969-7-16", "69-07-16", "1969/07/16", "19690716", "1969-07-16T",
    "1969-07-16 junk",
    "1969-07-16T25:00:00Z", "1969-07-16T13:60:00Z", "1969-07-16T13:32:60Z", "Dec 21, 1968", "",
    " 1969-07-16",
    "1969-07-16 ", "1969-07-16T13:32:00+1", "-1969-07-16", "１９６９-07-16", "1969-07-16T13:32:00.Z",
  ])
  func `other spellings and days that don't exist are none`(_ text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: [
    "1969-07-16", "1969-07-16T13:32:00Z", "1969-07-16T13:32Z", "1969-07-16T23:59:59.9+14:00",
    "1969-07-16 00:00:00", "1969-07-16t13:32:00z", "1969-07-16T13:32:00-0500",
    "1969-07-16T13:32:00,25Z",
  ])
  func `the day of a date-time is the one that is written`(_ text: String) {
    #expect(CivilDate(text)?.description == "1969-07-16")
  }

  @Test(arguments: [Int.min, -800_000, 3_000_000, Int.max])
  func `days beyond the years 1 to 9999 are held there`(_ days: Int) {
    let date = CivilDate(daysSince1970: days)
    #expect(date.description == (days < 0 ? "0001-01-01" : "9999-12-31"))
    #expect(CivilDate(date.description) == date)
  }

  @Test(arguments: [(Int.min, 1, 1), (Int.max, 1, 1), (1969, Int.max, 1), (1969, 2, Int.min)])
  func `numbers out of all range are no day`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }
}
