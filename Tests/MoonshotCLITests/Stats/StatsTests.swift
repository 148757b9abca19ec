import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("stats")
struct StatsTests {
  private func totals(_ outcome: Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.standardOutput))
    let object = try #require(value as? [String: Any])
    return try #require(object["totals"] as? [String: Any])
  }

  @Test func `adds the program up`() throws {
    let totals = try totals(run(["stats", "--json"], in: .testing))
    #expect(totals["flights"] as? Int == 17)
    #expect(totals["crewedFlights"] as? Int == 11)
    #expect(totals["landings"] as? Int == 6)
    #expect(totals["people"] as? Int == 29)
    #expect(totals["moonwalkers"] as? Int == 12)
    #expect(totals["evas"] as? Int == 14)
    #expect(totals["samples"] as? Double == 381.72)
    #expect(totals["rover"] as? Double == 90.2)
  }

  @Test func `the totals are the sums of the missions`() throws {
    let outcome = run(["stats", "--json"], in: .testing)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.standardOutput))
    let missions = try #require((value as? [String: Any])?["missions"] as? [[String: Any]])
    let totals = try totals(outcome)
    for key in ["stay", "evaDuration", "evas"] {
      #expect(missions.compactMap { $0[key] as? Int }.reduce(0, +) == totals[key] as? Int, "\(key)")
    }
    let crewed = missions.filter { $0["crewed"] as? Bool == true }
    let duration = crewed.compactMap { $0["duration"] as? Int }.reduce(0, +)
    #expect(duration == totals["duration"] as? Int)
  }

  @Test func `draws bars beside the numbers`() {
    let text = run(["stats", "--width", "60"], in: .testing).text
    #expect(
      text.hasPrefix("  The program in numbers\n\n  Flights         17, 11 of them with a crew\n"))
    #expect(
      text.contains(
        """
          Driven on the Moon                               90.2 km
          ────────────────────────────────────────────────────────
          Apollo 15  ━━━━━━━━━━━━━━━━━━━━━━━━━━━          27.76 km
          Apollo 16  ━━━━━━━━━━━━━━━━━━━━━━━━━━           26.55 km
          Apollo 17  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  35.89 km
        """))
  }

  @Test func `says nothing of what a catalog does not know`() throws {
    let tutorial = bundle(
      missions: #"""
        [{"id": 7, "launchDate": "1968-10-11", "crew": [{"name": "a", "role": "Pilot"}]},
         {"id": 8, "launchDate": "1968-12-21", "crew": [{"name": "a"}, {"name": "b"}]},
         {"id": 1, "crew": [{"name": "c"}]}]
        """#,
      astronauts: #"{"a": {"name": "Ann"}, "b": {"name": "Ben"}, "c": {"name": "Cy"}}"#)
    let totals = try totals(asking(["stats", "--json"], of: tutorial))
    #expect(totals["flights"] as? Int == 2 && totals["people"] as? Int == 2)
    #expect(totals["samples"] is NSNull && totals["duration"] is NSNull)
    let text = asking(["stats", "--width", "40"], of: tutorial).text
    #expect(
      text == """
          The program in numbers

          Flights         2
          People          2
          More than once  Ann

          Flights a person            2 people
          ────────────────────────────────────
          2 flights  ━━━━━━━━━━━━━━━━━━━━━━  1
          1 flight   ━━━━━━━━━━━━━━━━━━━━━━  1

        """)
  }

  @Test func `sums of any size are held, not trapped on`() {
    let huge = bundle(
      missions: """
        [{"id": 1, "launchDate": "1968-10-11", "duration": 9223372036854775807,
          "crew": [{"name": "a"}, {"name": "b"}], "landing": {"samples": 1e308, "rover": -1}},
         {"id": 2, "launchDate": "1968-10-12", "duration": 9223372036854775807,
          "crew": [{"name": "a"}], "landing": {"samples": 1e308, "stay": -9223372036854775808}}]
        """)
    for format in ["text", "json", "markdown"] {
      #expect(!asking(["stats", "--format", format], of: huge).standardOutput.isEmpty)
    }
  }

  @Test func `an empty catalog adds up to nothing`() {
    let outcome = asking(["stats"], of: bundle(missions: "[]"))
    #expect(outcome.text == "  The program in numbers\n\n  Flights  0\n")
  }

  @Test func `fits any width`() {
    for width in Array(1...50) + [60, 79, 80, 104, 120, 160, 200] {
      let lines = run(["stats", "--width", String(width)], in: .testing).lines
      #expect(lines.allSatisfy { $0.count <= width && $0.last != " " }, "\(width)")
    }
  }
}
