import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("compare")
struct CompareTests {
  private static let small = bundle(
    missions: """
      [{"id": 1, "launchDate": "1969-07-16", "vehicle": "Saturn V",
        "crew": [{"name": "a", "role": "Commander"}, {"name": "x"}]},
       {"id": 2, "name": "Ares", "vehicle": "Saturn V", "landing": {"samples": 21.5},
        "crew": [{"name": "b", "role": "Commander"}]},
       {"id": 3, "vehicle": "Saturn V", "landing": {"samples": 110}}]
      """,
    astronauts: #"{"a": {"name": "Ann"}, "b": {"name": "Ben"}, "x": {"name": "Xi"}}"#)

  @Test func `puts facts in columns and marks what differs`() {
    let outcome = asking(["compare", "1", "2"], of: Self.small)
    #expect(
      outcome.text == """
                        Apollo 1                        Ares
          ≠  Launched   Jul 16, 1969                    —
          ≠  Commander  Ann                             Ben
          ≠  Crew       Xi                              —
             Vehicle    Saturn V                        Saturn V
          ≠  Samples    —                               21.5 kg

          ≠ marks what differs

        """)
    #expect(outcome.status == .success && outcome.standardError.isEmpty)
  }

  @Test func `has the values of the records as JSON`() throws {
    let outcome = asking(["compare", "1", "2", "3", "--json"], of: Self.small)
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [String: Any])
    let facts = try #require(value["facts"] as? [[String: Any]])
    let samples = try #require(facts.first { $0["field"] as? String == "landing.samples" })
    #expect(samples["values"] as? [NSObject] == [NSNull(), 21.5 as NSNumber, 110 as NSNumber])
    #expect(samples["differs"] as? Bool == true)
    let vehicle = try #require(facts.first { $0["field"] as? String == "vehicle" })
    #expect(vehicle["values"] as? [String] == ["Saturn V", "Saturn V", "Saturn V"])
    #expect(vehicle["differs"] as? Bool == false)
    #expect(!facts.contains { $0["field"] as? String == "pad" })
    let missions = try #require(value["missions"] as? [[String: Any]])
    #expect(missions.map { $0["name"] as? String } == ["Apollo 1", "Ares", "Apollo 3"])
  }

  @Test func `compares seats by their roles`() {
    let text = asking(["compare", "1", "2", "--format", "tsv"], of: Self.small).text
    #expect(text.contains("crew\tCommander\ttrue\tAnn\tBen\n"))
    #expect(text.contains("crew\tCrew\ttrue\tXi\t\n"))
  }

  @Test func `a mission is like itself`() {
    let text = run(["compare", "11", "11"], in: .testing).text
    #expect(text.contains("Tranquility Base") && !text.contains("≠"))
  }

  @Test func `what resolves is compared, what doesn't is reported`() {
    let outcome = run(["compare", "11", "17", "99"], in: .testing)
    #expect(outcome.text.contains("Apollo 17") && outcome.status == .notFound)
    #expect(outcome.standardError == "moonshot: no mission matches '99'\n")
    let nothing = run(["compare", "98", "99"], in: .testing)
    #expect(nothing.standardOutput.isEmpty && nothing.status == .notFound)
    #expect(nothing.standardError.split(separator: "\n").count == 2)
  }

  @Test func `one mission of two words is one too few`() {
    let outcome = run(["compare", "apollo", "11"], in: .testing)
    #expect(outcome.status == .usage)
    #expect(outcome.standardError.hasPrefix("moonshot: compare needs another ID\n"))
  }

  @Test(arguments: [["11", "17"], ["1", "7", "8"], (1...17).map(String.init)])
  func `fits any width, and shows every mission at each`(_ ids: [String]) {
    let known = ids.filter { $0 != "2" && $0 != "3" }
    for width in Array(1...20) + [30, 39, 40, 50, 51, 60, 80, 100, 120, 160, 200] {
      let outcome = run(["compare", "--width", String(width)] + ids, in: .testing)
      #expect(outcome.lines.allSatisfy { $0.count <= width && $0.last != " " }, "\(width)")
      guard width >= 30 else { continue }
      for id in known { #expect(outcome.text.contains("Apollo \(id)"), "\(width)") }
    }
  }

  @Test func `the sign has an ASCII form`() {
    let text = run(["compare", "11", "17", "--ascii"], in: .testing).text
    #expect(text.contains("!= Launched"))
    #expect(!text.contains("≠"))
  }
}
