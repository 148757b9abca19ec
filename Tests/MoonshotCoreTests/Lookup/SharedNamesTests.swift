import MoonshotCore
import Testing

@Suite("Names made once for many queries")
struct SharedNamesTests {
  private static let words = [
    "11", "apollo", "eagle", "kitty", "xi", "as-506", "csm 107", "clipper", "zork", "eagel",
    "buzz", "aldrin", "neil armstrong", "jack", "armstrng", "edwin eugene", "o", "", "-", "99",
  ]

  @Test func `what was asked before changes nothing of what a name stands for`() {
    // No name has an empty word in it, so that each is looked at by itself.
    let operands = Self.words.flatMap { ["", $0] }
    let missions = bundledCatalog.resolveMissions(operands).filter { !$0.query.isEmpty }
    let people = bundledCatalog.resolveAstronauts(operands).filter { !$0.query.isEmpty }
    let words = Self.words.filter { !$0.isEmpty }
    #expect(missions.map(\.query) == words && people.map(\.query) == words)
    for (query, mission) in missions { #expect(mission == bundledCatalog.findMission(query)) }
    for (query, person) in people { #expect(person == bundledCatalog.findAstronaut(query)) }
  }

  @Test func `a word stands for every mission of which it is a whole word`() {
    let catalog = Catalog(
      missions: """
        [{"id": 1, "name": "Red Kite", "callSigns": {"commandModule": "Kite"}},
         {"id": 2, "name": "Kite Red Kite"}, {"id": 3, "name": "Kites"},
         {"id": 4, "name": "Blue", "callSigns": {"lunarModule": "Big Red Kite"}}]
        """)
    let found = catalog.resolveMissions([
      "kite", "", "RED", "", "red-kite", "", "kite kite", "", "r",
    ])
    #expect(
      found.map(\.result).map { result -> [Int] in
        switch result {
        case .found(let mission): [mission.id]
        case .ambiguous(let missions): missions.map(\.id)
        case .unknown: []
        }
      } == [[1], [], [1, 2, 4], [], [1], [], [], [], []])
  }
}
