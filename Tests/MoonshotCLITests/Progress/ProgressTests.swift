import Foundation
import MoonshotCLI
import Testing
import TextLayout

@Suite("progress")
struct ProgressTests {
  @Test func `stands on the Moon at touchdown`() {
    let outcome = asking("progress", "11", "--get", "102:45:40")
    #expect(
      outcome.text == """
          ╭─ Apollo 11 ────────────────────────────────────────────────── in flight ─╮
          │  Earth                      ╭────── Moon ───────╮                 Earth  │
          │  ●━━━━━━━━━━━━━━━━━━━━━━━━━━☾━━━━━━━━▶┄┄┄┄┄┄┄┄┄┄☾┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●  │
          │                                                                          │
          │  on the surface                         102:45:40 of 195:18:35 · 52.6 %  │
          │  Jul 20, 1969, 20:17:40 UTC                                              │
          │                                                                          │
          │  last  touchdown at Tranquility Base                           just now  │
          │  next  first moonwalk begins                              in 6 h 22 min  │
          ╰──────────────────────────────────────────────────────────────────────────╯

        """)
    #expect(outcome.standardError == "")
    #expect(outcome.status == .success)
  }

  @Test(arguments: [
    (["11", "--at", "1969-07-20 20:17:40"], "in flight", "on the surface", "just now"),
    (["11", "--get", "-0:10:00"], "not yet launched", "before launch", "in 10 min"),
    (
      ["11", "--at", "1959-01-01"], "not yet launched", "0:00:00 of 195:18:35 · 0 %", "in 10 years"
    ),
    (["11", "--get", "195:18:34"], "in flight", "entry", "99.9 %"),
    (["11", "--get", "195:18:35"], "returned", "back on Earth", "100 %"),
    (["11"], "returned", "back on Earth", "56 years ago"),
    (["1"], "never flew", "Lost to a fire", "Crew killed"),
    (["203"], "unknown", "the time of splashdown is unknown", "liftoff from pad 37B"),
    (["13", "--get", "55:55:00"], "in flight", "translunar coast", "7 s ago"),
  ])
  func `says in words where the flight was`(
    _ words: [String], _ status: String, _ phase: String, _ event: String
  ) {
    let text = run(["progress"] + words, in: .testing).text
    for word in [status, phase, event] { #expect(text.contains(word), "\(text)") }
  }

  @Test(arguments: [
    (["--at", "yesterday"], "--at can't be 'yesterday'; expected a time in UTC"),
    (["--at", "1969-02-30"], "--at can't be '1969-02-30'"),
    (["--get", "102:45"], "--get can't be '102:45'; expected a time since liftoff"),
    (["--get", "1:00:00", "--at", "1969-07-20"], "progress takes --at or --get, not both"),
    (["--replay=0"], "--replay can't be '0'; expected a number above 0"),
    (["--replay=-5"], "--replay can't be '-5'"),
    (["--replay=nan"], "--replay can't be 'nan'"),
    (["--replay=fast"], "--replay can't be 'fast'"),
    (["--replay", "--get", "1:00:00"], "progress takes --get or --replay, not both"),
  ])
  func `refuses what it can't read`(_ words: [String], _ complaint: String) {
    let outcome = run(["progress", "11"] + words, in: .testing)
    #expect(outcome.status == .usage)
    #expect(outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.hasPrefix("moonshot: \(complaint)"), "\(outcome.standardError)")
  }

  @Test func `gives machines every figure`() throws {
    let outcome = asking("progress", "11", "--get", "102:45:40", "--json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [String: Any])
    #expect(json["status"] as? String == "in flight")
    #expect(json["elapsed"] as? Int == 369_940)
    #expect(json["total"] as? Int == 703_115)
    #expect(json["fraction"] as? Double == 369_940.0 / 703_115.0)
    #expect(json["phase"] as? String == "on the surface")
    let last = try #require(json["last"] as? [String: Any])
    #expect(last["secondsAgo"] as? Int == 0)
    let next = try #require(json["next"] as? [String: Any])
    #expect(next["secondsUntil"] as? Int == 22_913)
    #expect(next["utc"] as? String == "1969-07-21T02:39:33Z")
  }

  @Test(arguments: ["1", "203", "7", "11"])
  func `has the same keys for every flight`(_ id: String) throws {
    let outcome = asking("progress", id, "--json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [String: Any])
    #expect(
      json.keys.sorted() == [
        "elapsed", "fraction", "get", "last", "missing", "mission", "moon", "next", "phase",
        "status", "total", "utc",
      ])
  }

  @Test func `shows several flights and reports the unknown one`() {
    let outcome = asking("progress", "11", "12", "99")
    #expect(outcome.text.contains("Apollo 11") && outcome.text.contains("Apollo 12"))
    #expect(outcome.standardError.contains("no mission matches '99'"))
    #expect(outcome.status == .notFound)
  }

  @Test(arguments: Array(1...48) + [59, 60, 79, 80, 81, 99, 100, 104, 105, 120, 200])
  func `keeps to the width, and the craft to its track`(_ columns: Int) {
    for moment in ["-1:00:00", "75:49:50", "102:45:40", "999:00:00"] {
      let outcome = asking(
        "progress", "11", "13", "7", "--get", moment, "--width", "\(columns)")
      for line in outcome.lines {
        #expect(String(line).columns <= columns)
        #expect(!line.hasSuffix(" "))
      }
      #expect(outcome.text.count { $0 == "▶" } == 3)
    }
  }

  @Test func `draws in ASCII`() {
    let text = asking("progress", "11", "--get", "102:45:40", "--ascii").text
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }
}
