import MoonshotCore
import Testing

@Suite("Astronauts")
struct AstronautTests {
  private func astronaut(_ fields: String) throws -> Astronaut {
    let catalog = Catalog(ResourceBundle(astronauts: "[{\"id\": \"a\", \(fields)}]"))
    #expect(catalog.faults.isEmpty)
    return try #require(catalog.astronauts.first)
  }

  @Test(arguments: [
    (#""name": "Neil Armstrong""#, "Armstrong"), (#""name": "Buzz Aldrin Jr.""#, "Aldrin"),
    (#""name": "Edward White II""#, "White"), (#""name": "Fred W. Haise, Jr""#, "Haise,"),
    (#""name": "Prince""#, "Prince"), (#""name": """#, "a"), (#""name": "Jr.""#, "Jr."),
    (#""name": "Ed van Dyke", "surname": "van Dyke""#, "van Dyke"), (#""description": "x""#, "a"),
  ])
  func `have the surname that is stated, else the last word`(_ fields: String, _ surname: String)
    throws
  {
    #expect(try astronaut(fields).surname == surname)
  }

  @Test(
    arguments: [
      ("[]", "", nil), (#"[{"name": "x", "duration": 5}, {"name": "y", "duration": 6}]"#, "", 11),
      (#"[{"name": "x", "duration": 5}, {"name": "y"}]"#, "", nil),
      (#"[{"name": "x"}]"#, #", "timeInSpace": 7"#, 7),
    ] as [(String, String, Int?)])
  func `were in space as long as stated, else the sum of all flights`(
    _ flights: String, _ stated: String, _ seconds: Int?
  ) throws {
    #expect(
      try astronaut("\"name\": \"b\", \"flights\": \(flights)\(stated)").timeInSpace == seconds)
  }

  @Test func `may leave the id to the dictionary's key`() {
    let catalog = Catalog(ResourceBundle(astronauts: #"{"aldrin": {"name": "Buzz"}, "12": {}}"#))
    #expect(catalog.astronauts.map(\.id) == ["aldrin", "12"])
    #expect(catalog.astronauts.map(\.name) == ["Buzz", "12"])
    #expect(catalog.faults.isEmpty)
  }
}
