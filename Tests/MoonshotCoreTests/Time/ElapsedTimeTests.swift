import MoonshotCore
import Testing

@Suite("Ground elapsed time")
struct ElapsedTimeTests {
  @Test func `goes to text and back`() {
    for seconds in stride(from: -400_000, through: 1_200_000, by: 37) {
      let time = ElapsedTime(seconds: seconds)
      #expect(ElapsedTime(time.description) == time)
    }
  }

  @Test(arguments: [
    ("102:45:40", 369_940), ("0:00:00", 0), ("000:00:00", 0), ("-0:10:00", -600),
    ("+1:00:00", 3600),
    ("0:00:00.5", 1), ("0:00:00.49", 0), ("-0:00:00.5", -1), ("99999:59:59", 359_999_999),
  ])
  func `is read as flight logs write it`(_ text: String, _ seconds: Int) {
    #expect(ElapsedTime(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "1:2:3", "1:60:00", "1:00:60", "100000:00:00", "1:00", "1:00:00Z", "--1:00:00", ":00:00",
  ])
  func `is not read from other texts`(_ text: String) {
    #expect(ElapsedTime(text) == nil)
  }

  @Test(arguments: [Int.min, Int.max]) func `survives the ends of what can be counted`(
    _ seconds: Int
  ) {
    let time = ElapsedTime(seconds: seconds)
    #expect(time.description.hasPrefix("-") == (seconds < 0))
    #expect((ElapsedTime(seconds: 0) < time) == (seconds > 0))
  }
}
