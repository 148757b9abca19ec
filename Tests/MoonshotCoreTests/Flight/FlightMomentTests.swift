import MoonshotCore
import Testing

@Suite("Moments as people type them")
struct FlightMomentTests {
  @Test(arguments: [
    ("1969-07-20T20:17:40Z", "1969-07-20T20:17:40Z"),
    ("1969-07-20 20:17", "1969-07-20T20:17:00Z"),
    ("1969-07-20", "1969-07-20T00:00:00Z"),
    ("1969-07-20T16:17:40-04:00", "1969-07-20T20:17:40Z"),
    ("1969-07-21T01:47:40+0530", "1969-07-20T20:17:40Z"),
  ])
  func `reads times in UTC`(_ text: String, _ expected: String) throws {
    let instant = try #require(Instant(expected))
    #expect(FlightMoment(utc: text) == .utc(instant))
  }

  @Test(arguments: [
    "", "now", "1969-07-32", "1969-02-29", "20:17", "1969-07-20 25:00", "102:45:40",
  ])
  func `refuses what is no time in UTC`(_ text: String) {
    #expect(FlightMoment(utc: text) == nil)
  }

  @Test(arguments: [
    ("102:45:40", 369_940), ("-0:10:00", -600), ("0:00:00", 0), ("99999:59:59", 359_999_999),
  ])
  func `reads ground elapsed time`(_ text: String, _ seconds: Int) {
    #expect(FlightMoment(elapsed: text) == .elapsed(ElapsedTime(seconds: seconds)))
  }

  @Test(arguments: ["", "102:45", "1:60:00", "1:00:60", "100000:00:00", "--1:00:00", "1:00:00 "])
  func `refuses what is no ground elapsed time`(_ text: String) {
    #expect(FlightMoment(elapsed: text) == nil)
  }
}
