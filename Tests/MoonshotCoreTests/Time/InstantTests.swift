import Foundation
import MoonshotCore
import TestSupport
import Testing

@Suite("Seconds of UTC")
struct InstantTests {
  @Test func `go to text and back, and agree with Foundation`() throws {
    var generator = SeededGenerator(seed: 1969)
    let style = Date.ISO8601FormatStyle()
    for _ in 0..<2_000 {
      let seconds = Int.random(in: -2_208_988_800...4_133_980_799, using: &generator)
      let instant = Instant(secondsSince1970: seconds)
      #expect(Instant(instant.description) == instant)
      #expect(instant.description == Date(timeIntervalSince1970: Double(seconds)).formatted(style))
      #expect(Instant(instant.day, second: instant.secondOfDay) == instant)
    }
  }

  @Test(arguments: [
    ("1969-07-20T20:17:40Z", "1969-07-20T20:17:40Z"),
    ("1969-07-20 20:17:40", "1969-07-20T20:17:40Z"),
    ("1969-07-20T16:17:40-04:00", "1969-07-20T20:17:40Z"),
    ("1969-07-20T20:17Z", "1969-07-20T20:17:00Z"),
    ("1969-07-21T01:47:40+0530", "1969-07-20T20:17:40Z"),
    ("1969-07-20T22:17:40+02", "1969-07-20T20:17:40Z"),
    ("1969-07-20T20:17:40.49Z", "1969-07-20T20:17:40Z"),
    ("1969-12-31T23:59:59.5Z", "1970-01-01T00:00:00Z"),
    ("1969-07-20", "1969-07-20T00:00:00Z"),
  ])
  func `are read as ISO 8601 writes them`(_ text: String, _ utc: String) {
    #expect(Instant(text)?.description == utc)
  }

  @Test(arguments: [
    "", "1969-07-20T", "1969-07-20T20", "1969-07-20T20:17:40.Z", "1969-02-30T00:00:00Z",
    "1969-07-20T24:00:00Z", "1969-07-20T20:17:40+05:", "1969-07-20T20:17:40+",
    "1969-07-20T20:17:40Zulu", "1969-07-20T20:17:40+25:00", "20:17:40", "1969-07-20T20:17:40+00:60",
  ])
  func `are not read from other texts`(_ text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 86_399, Int.max])
  func `survive the ends of what can be counted`(_ seconds: Int) {
    let instant = Instant(secondsSince1970: seconds)
    #expect(0..<86_400 ~= instant.secondOfDay)
    #expect(!instant.description.isEmpty)
    #expect(instant + Int.max >= instant)
    #expect(instant + Int.min <= instant)
    #expect(instant - instant == 0)
  }

  @Test func `differences are held, not wrapped`() {
    let (first, last) = (Instant(secondsSince1970: .min), Instant(secondsSince1970: .max))
    #expect(last - first == .max)
    #expect(first - last == .min)
    #expect(Instant(secondsSince1970: -86_401).day.description == "1969-12-30")
    #expect(Instant(secondsSince1970: -86_400).day.description == "1969-12-31")
  }
}
