import Foundation
import MoonshotCLI
import MoonshotCore
import Testing
import TextLayout

@Suite("timeline")
struct TimelineTests {
  @Test func `puts all flights on one axis, and Apollo 1 apart`() {
    let outcome = asking("timeline")
    #expect(
      outcome.lines.prefix(6) == [
        "             1966   1967   1968   1969   1970   1971   1972         LAUNCHED",
        "             ┬──┴───┬──┴───┬──┴───┬──┴───┬──┴───┬──┴───┬──┴───",
        "  AS-201     ┊□     ┊      ┊      ┊      ┊      ┊      ┊        Feb 26, 1966",
        "  AS-203     ┊  □   ┊      ┊      ┊      ┊      ┊      ┊         Jul 5, 1966",
        "  AS-202     ┊   □  ┊      ┊      ┊      ┊      ┊      ┊        Aug 25, 1966",
        "  Apollo 4   ┊      ┊     □┊      ┊      ┊      ┊      ┊         Nov 9, 1967",
      ])
    #expect(
      outcome.lines.contains("  □ uncrewed   ■ crewed   ◆ landed on the Moon   ticks: 6 months"))
    #expect(outcome.text.contains("Apollo 1   never flew: Lost to a fire"))
    #expect(outcome.text.contains("the longest gap was 441 days,\n  before Apollo 4."))
  }

  @Test func `says of a flight without a day that its day is unknown`() {
    let missions = #"""
      [{"id": 1, "landing": {"site": "Oz"}}, {"id": 2, "summary": "Called off"}, {"id": 3}]
      """#
    let lines = asking(["timeline"], of: bundle(missions: missions)).lines
    #expect(
      lines == [
        "  Apollo 1  flew on a day unknown", "", "  Apollo 2  never flew: Called off", "",
        "  Apollo 3  never flew",
      ])
  }

  @Test(arguments: [(30, 0), (80, 1), (120, 2), (160, 3)])
  func `adds columns as there is room`(_ columns: Int, _ count: Int) {
    let text = asking("timeline", "--width", "\(columns)").text
    let heads = ["LAUNCHED", "FLEW", "HIGHLIGHT"].filter(text.contains)
    #expect(heads.count == count)
  }

  @Test func `draws bars as long as the flights`() {
    let bundle = ResourceBundle(files: [
      "missions.json": Array(
        #"""
        [{"id": 1, "liftoff": "2001-01-01T00:00:00Z", "splashdown": "2001-07-02T12:00:00Z"},
         {"id": 2, "liftoff": "2001-07-02T12:00:00Z", "splashdown": "2001-07-02T13:00:00Z"}]
        """#.utf8),
      "astronauts.json": Array("{}".utf8),
    ])
    let bars = asking(["timeline", "--width", "53"], of: bundle).lines[2...3]
      .map { line in line.count { $0 == "■" } }
    #expect(bars == [20, 1])
  }

  @Test func `shows the events of a flight day by day`() {
    let lines = asking("timeline", "8").lines
    #expect(
      lines == [
        "  Apollo 8",
        "  Dec 21 – 27, 1968 · 6 d 3 h 1 min",
        "",
        "  day 1       2           3            4           5            6           7",
        "  ●●──────────┴───────────┴──────────●─┴────────●──┴────────────┴───────────┴●",
        "",
        "          GET  UTC               EVENT",
        "  ┬ Day 1  from Dec 21, 12:51:00",
        "  ●   0:00:00  Dec 21, 12:51:00  liftoff from pad 39A",
        "  ●   0:11:35  Dec 21, 13:02:35  in Earth orbit",
        "  ●   2:50:38  Dec 21, 15:41:38  S-IVB lights up for the Moon",
        "  ●   2:56:06  Dec 21, 15:47:06  on the way to the Moon",
        "  ┊ Day 2  nothing recorded",
        "  ┬ Day 3  from Dec 23, 12:51:00",
        "  ●  69:08:20  Dec 24, 09:59:20  burn into orbit around the Moon begins",
        "  ┬ Day 4  from Dec 24, 12:51:00",
        "  ●  89:19:17  Dec 25, 06:10:17  burn for home begins",
        "  ┊ Day 5  nothing recorded",
        "  ┊ Day 6  nothing recorded",
        "  ┬ Day 7  from Dec 27, 12:51:00",
        "  ● 146:28:48  Dec 27, 15:19:48  command and service modules separate",
        "  ● 146:46:13  Dec 27, 15:37:13  Apollo 8 meets the atmosphere",
        "  ● 147:00:42  Dec 27, 15:51:42  splashdown in the Pacific",
      ])
  }

  @Test func `draws many quiet days as one`() {
    #expect(asking("timeline", "7").text.contains("┊ Days 2 – 10  nothing recorded"))
  }

  @Test func `says why a mission has no events`() {
    let outcome = asking("timeline", "1")
    #expect(outcome.text.contains("never flew: Lost to a fire in a launch rehearsal"))
    #expect(outcome.status == .success)
  }

  @Test func `gives machines every flight and every event`() throws {
    let program = try #require(
      JSONSerialization.jsonObject(with: Data(asking("timeline", "--json").standardOutput))
        as? [String: [[String: Any]]])
    #expect(program["flights"]?.count == 17)
    #expect(program["undated"]?.first?["name"] as? String == "Apollo 1")
    #expect(program["flights"]?[3]["gapDays"] as? Int == 441)

    let flight = try #require(
      JSONSerialization.jsonObject(with: Data(asking("timeline", "11", "--json").standardOutput))
        as? [String: Any])
    let events = try #require(flight["events"] as? [[String: Any]])
    let landing = try #require(events.first { $0["kind"] as? String == "lunarLanding" })
    #expect(landing["get"] as? String == "102:45:40")
    #expect(landing["elapsed"] as? Int == 369_940)
    #expect(landing["utc"] as? String == "1969-07-20T20:17:40Z")
    #expect(landing["day"] as? Int == 5)
  }

  @Test func `has the facts in Markdown, too`() {
    let program = asking("timeline", "--format", "markdown").text
    #expect(
      program.contains("| Apollo 11 | Jul 16, 1969 | 8 d 3 h 19 min | landed on the Moon | 51 |"))
    let flight = asking("timeline", "11", "--format", "markdown").text
    #expect(
      flight.contains("| 5 | 102:45:40 | 1969-07-20T20:17:40Z | touchdown at Tranquility Base |"))
  }

  @Test(arguments: 1...200)
  func `keeps to the width`(_ columns: Int) {
    for words in [["timeline"], ["timeline", "1", "7", "17"]] {
      let outcome = run(words + ["--width", "\(columns)"], in: .testing)
      for line in outcome.lines {
        #expect(String(line).columns <= columns, "\(line)")
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test func `draws in ASCII`() {
    let program = asking("timeline", "--ascii").text
    let flight = asking("timeline", "11", "--ascii").text
    #expect((program + flight).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      "[]", #"[{"id": 1}]"#, #"[{"id": 1, "launchDate": "0001-01-01"}]"#,
      #"[{"id": 1, "launchDate": "0001-01-01"}, {"id": 2, "launchDate": "9999-12-31"}]"#,
      #"[{"id": 1, "liftoff": "9999-12-31T23:59:59Z", "duration": 3000000000}]"#,
      #"[{"id": 1, "liftoff": "1969-07-16T13:32:00Z", "splashdown": "1900-01-01T00:00:00Z"}]"#,
      #"[{"id": 1, "name": "月面着陸の長い名前のミッション", "launchDate": "1969-07-16"}]"#,
    ], [1, 20, 40, 80, 140])
  func `draws other people's catalogs, whatever their dates`(_ missions: String, _ columns: Int) {
    let bundle = ResourceBundle(files: [
      "missions.json": Array(missions.utf8), "astronauts.json": Array("{}".utf8),
    ])
    for words in [["timeline"], ["timeline", "1"], ["progress", "1"], ["today"]] {
      let outcome = asking(words + ["--width", "\(columns)"], of: bundle)
      for line in outcome.lines { #expect(String(line).columns <= columns, "\(line)") }
    }
  }
}
