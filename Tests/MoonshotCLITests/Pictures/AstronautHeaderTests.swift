import MoonshotCLI
import MoonshotCore
import Testing

@Suite("The header of an astronaut")
struct AstronautHeaderTests {
  @Test
  func `a career is a line with a mark for each flight, landings marked differently`() {
    #expect(
      asking("astronaut", "young").lines.prefix(5).joined(separator: "\n") == """
                Gemini 10  Apollo 16     STS-9    John Young
              ○━━━━━○━━━━━○━━━━◉━━━━━○━━━━━○
          Gemini 3    Apollo 10    STS-1          Born Sep 24, 1930, in San Francisco,
                                                  California
                                                  Died Jan 5, 2018
        """)
  }

  @Test
  func `who stayed in orbit has no landing`() {
    #expect(asking("astronaut", "collins").text.contains("○━"))
    #expect(!asking("astronaut", "collins").text.contains("◉"))
  }

  @Test
  func `landings differ in ASCII too`() {
    let lines = asking("astronaut", "aldrin", "--ascii").lines
    #expect(lines.contains { $0.contains("o==") && $0.contains("==@") })
  }

  @Test
  func `without flights there is no strip, and with narrow pages neither`() {
    let astronauts = #"{"roe": {"id": "roe", "name": "Jane Roe", "description": "Waits."}}"#
    let outcome = asking(["astronaut", "roe"], missions: "[]", astronauts: astronauts)
    #expect(outcome.lines.first == "  Jane Roe")
    #expect(asking("astronaut", "young", "--width", "39").lines.first == "John Young")
  }

  @Test
  func `without a list of flights the missions of the catalog stand in the strip, by date`() {
    let missions = """
      [{"id": 31, "launchDate": "1971-01-01", "crew": [{"name": "roe", "role": "Pilot"}]},
       {"id": 32, "launchDate": "1971-02-01", "crew": [{"name": "roe", "role": "Pilot"}]},
       {"id": 33, "launchDate": "1973-01-01", "crew": [{"name": "roe", "role": "Pilot"}]}]
      """
    let outcome = asking(
      ["astronaut", "roe"], missions: missions, astronauts: #"{"roe": {"name": "Jane Roe"}}"#)
    let marks = Drawn(outcome.lines).cells { $0 == "○" }.map(\.column)
    #expect(marks.count == 3)
    if marks.count == 3 { #expect(marks[1] - marks[0] < marks[2] - marks[1]) }
  }

  @Test(arguments: [1, 2, 3, 6, 100])
  func `whatever their number, flights stay on the page`(_ count: Int) {
    let flights = (1...count).map { #"{"name": "Flight \#($0)"}"# }.joined(separator: ",")
    let astronauts = #"{"roe": {"name": "Jane Roe", "flights": [\#(flights)]}}"#
    for columns in 1...100 {
      let outcome = asking(
        ["astronaut", "roe", "--width", "\(columns)"], missions: "[]", astronauts: astronauts)
      #expect(outcome.lines.allSatisfy { $0.count <= columns && $0.last != " " })
    }
  }
}
