import MoonshotCore
import Testing

@Suite("Astronauts against the facts")
struct AstronautFactsTests {
  private let facts: [Fact]
  private let astronauts: [String: Astronaut]

  init() throws {
    facts = try FactSheet().astronauts
    astronauts = try ResourceBundle.embedded.decode("astronauts.json")
  }

  @Test func `the catalog has exactly the people of the facts`() {
    #expect(Set(astronauts.keys) == Set(facts.compactMap(\.["id"].text)))
    #expect(facts.count == 32)
  }

  @Test func `names, lives and groups`() throws {
    var count = 0
    for fact in facts {
      let astronaut = try #require(fact["id"].text.flatMap { astronauts[$0] })
      let sure = fact["confidence"]
      var comparison = FactComparison(astronaut.name, astronaut.provenance)
      let words = fact["fullName"].text?.split(separator: " ").filter { !$0.hasPrefix("'") }
      comparison.expect("fullName", astronaut.fullName, is: words?.joined(separator: " "))
      let full = try #require(astronaut.fullName)
      #expect(full.contains(astronaut.surname))
      #expect(astronaut.name.hasSuffix(astronaut.surname))
      comparison.expect(
        "birthDate", astronaut.born.date?.description, is: fact["birthDate"].text,
        sure["birthDate"].text)
      comparison.expect(
        "birthPlace", astronaut.born.place,
        is: fact["birthPlace"].text?.replacing(", US", with: "").replacing(
          " (East Derry)", with: ""),
        sure["birthPlace"].text)
      comparison.expect(
        "deathDate", astronaut.died.date?.description, is: fact["deathDate"].text,
        sure["deathDate"].text)
      comparison.expect(
        "deathPlace", astronaut.died.place, is: fact["deathPlace"].plain, sure["deathPlace"].text)
      comparison.expect(
        "group", astronaut.group, is: fact["nasaGroup"].whole, sure["nasaGroup"].text)
      count += comparison.count
    }
    #expect(count == 32 * 6)
  }

  private static let programs = [
    "MR": "Mercury-Redstone", "MA": "Mercury-Atlas", "ASTP": "Apollo-Soyuz Test Project",
  ]

  @Test func `flights, time in space and moonwalks`() throws {
    let roles = ["CDR": "Commander", "CMP": "Command Module Pilot", "LMP": "Lunar Module Pilot"]
    var count = 0
    for fact in facts {
      let astronaut = try #require(fact["id"].text.flatMap { astronauts[$0] })
      var comparison = FactComparison(astronaut.name, astronaut.provenance)
      let flights = fact["flights"].list
      #expect(astronaut.flights.count == flights.count)
      for (flight, fact) in zip(astronaut.flights, flights) {
        let code = try #require(fact["mission"].text)
        let parts = code.split(separator: "-", maxSplits: 1).map(String.init)
        let program = parts.first.flatMap { Self.programs[$0] }
        let name = program.map { ([$0] + parts.dropFirst()).joined(separator: " ") } ?? code
        comparison.expect("flights", flight.name, is: name)
        comparison.expect("flights", flight.role, is: fact["role"].text.map { roles[$0] ?? $0 })
        comparison.expect("flights", flight.duration, is: fact["durationS"].whole)
        let number = code.hasPrefix("Apollo ") ? Int(code.dropFirst(7)) : nil
        comparison.expect("flights", flight.mission, is: number)
      }
      comparison.expect(
        "timeInSpace", astronaut.statedTimeInSpace, is: fact["timeInSpace"]["seconds"].whole)
      #expect(astronaut.flights.compactMap(\.duration).reduce(0, +) == astronaut.timeInSpace)
      comparison.expect("moonwalks", astronaut.moonwalks, is: fact["moonwalks"].whole)
      count += comparison.count
    }
    #expect(count >= 32 * 2 + 62 * 4)
  }

  @Test func `twelve people walked on the Moon`() {
    #expect(astronauts.values.count { ($0.moonwalks ?? 0) > 0 } == 12)
  }
}
