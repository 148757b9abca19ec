import MoonshotCore
import Testing

@Suite("The joined catalog")
struct CatalogTests {
  private static let astronauts = """
    [{"id": "a", "name": "Ann"}, {"id": "b", "name": "Bob"}, {"id": "c", "name": "Ann"},
     {"id": "Bob", "name": "Robert"}]
    """
  private static let missions = """
    [{"id": 1, "crew": [{"name": "a", "role": "Pilot"}, {"name": "Bob", "role": "Cook"}]},
     {"id": 2, "crew": [{"name": "Ann"}, {"name": "a", "role": "twice"}, {"name": "nobody", "role": "Ghost"}],
      "backupCrew": [{"name": "b"}, {"name": "Some One"}]},
     {"id": 1, "name": "again", "crew": [{"name": "c"}]}]
    """

  private let catalog = Catalog(ResourceBundle(missions: missions, astronauts: astronauts))

  @Test func `a crew name is an id, else a display name, of equal ones the first`() {
    #expect(catalog.astronaut("a")?.id == "a")
    #expect(catalog.astronaut("Ann")?.id == "a")
    #expect(catalog.astronaut("Bob")?.name == "Robert", "an id wins over a name")
    #expect(catalog.astronaut("nobody") == nil)
  }

  @Test func `nobody vanishes from a crew`() throws {
    let crew = catalog.crew(of: try #require(catalog.mission(2)))
    #expect(crew.map(\.name) == ["Ann", "Ann", "nobody"])
    #expect(crew.map(\.id) == ["a", "a", "nobody"])
    #expect(crew.map(\.role) == [nil, "twice", "Ghost"])
    #expect(crew.map { $0.astronaut == nil } == [false, false, true])
    let backup = catalog.backupCrew(of: try #require(catalog.mission(2)))
    #expect(backup.map(\.surname) == ["Bob", "Some One"])
  }

  @Test func `of missions with equal ids the first answers`() {
    #expect(catalog.mission(1)?.title == "Apollo 1")
    #expect(catalog.mission(3) == nil)
    #expect(
      catalog.sentences.contains(
        "missions.json, record 3 (id 1), id: the id 1 is already that of record 1"))
  }

  @Test func `missions flown are the same for one and for all`() {
    for catalog in [catalog, Catalog(.embedded)] {
      let all = catalog.missionsByAstronaut()
      for astronaut in catalog.astronauts {
        let one = catalog.missions(of: astronaut)
        #expect(all[astronaut.id, default: []].map(\.mission) == one.map(\.mission))
        #expect(all[astronaut.id, default: []].map(\.role) == one.map(\.role))
      }
    }
  }

  @Test func `crews and missions flown are each other's mirror`() {
    let catalog = Catalog(.embedded)
    for mission in catalog.missions {
      for member in catalog.crew(of: mission) {
        let flown = member.astronaut.map { catalog.missions(of: $0) } ?? []
        #expect(flown.contains { $0.mission == mission && $0.role == member.role })
      }
    }
  }

  @Test func `the embedded catalog has eighteen flights, thirty-two people and no fault`() {
    let catalog = Catalog(.embedded)
    #expect(catalog.missions.map(\.id) == [1, 201, 203, 202] + Array(4...17))
    #expect(catalog.astronauts.count == 32)
    #expect(catalog.sentences == [])
    #expect(catalog.missions.filter(\.isCrewed).count == 12)
    #expect(catalog.missions.filter(\.isCrewed).allSatisfy { catalog.crew(of: $0).count == 3 })
  }
}
