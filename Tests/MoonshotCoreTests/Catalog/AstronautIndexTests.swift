import MoonshotCore
import Testing

@Suite("Whom a crew names")
struct AstronautIndexTests {
  private let catalog = Catalog(
    missions: #"[{"id": 1, "crew": [{"name": "buzz"}, {"name": "NEIL  armström"}]}]"#,
    astronauts: """
      {"buzz": {"id": "aldrin", "name": "E. Aldrin"}, "a": {"id": "a", "name": "Neil Armstrom"},
       "m1": {"name": "Mike Collins"}, "m2": {"name": "mike collins"}, "m3": {"name": "MIKE COLLINS"},
       "x": {"id": "m1", "name": "Key of another"}, "cern": {"id": "cernan", "name": " - "}}
      """)

  @Test(arguments: [
    ("aldrin", "aldrin"), ("buzz", "aldrin"), ("E. Aldrin", "aldrin"), ("e aldrin", "aldrin"),
    ("neil-armström", "a"), ("mike collins", "m2"), ("Mike  Collins", nil), ("x", "m1"),
    ("m1", "m1"), ("", nil), ("-", nil), ("Neil", nil), ("cern", "cernan"), ("BUZZ", nil),
  ])
  func `an id, a key, a name, or what reads like one name only`(_ name: String, _ id: String?) {
    #expect(catalog.astronaut(name)?.id == id)
  }

  @Test(arguments: ["Buzz Aldrin", "buzz aldrin", "BUZZ  ALDRIN", "aldrin"])
  func `a name is understood also where every crew goes by ids`(_ name: String) {
    #expect(Catalog(.embedded).astronaut(name)?.id == "aldrin")
  }

  @Test func `a crew is joined by keys and by names that read the same`() throws {
    let mission = try #require(catalog.mission(1))
    #expect(catalog.crew(of: mission).map(\.id) == ["aldrin", "a"])
    #expect(catalog.crewNames(of: mission) == ["E. Aldrin", "Neil Armstrom"])
    let aldrin = try #require(catalog.astronaut("aldrin"))
    #expect(catalog.missions(of: aldrin).map(\.mission.id) == [1])
  }

  @Test(arguments: [
    ("buzz", "aldrin"), ("BUZZ", "aldrin"), ("cern", "cernan"), ("Cern", "cernan"),
  ])
  func `an operand may be a key`(_ query: String, _ id: String) {
    #expect(catalog.findAstronaut(query).record?.id == id)
    #expect(catalog.resolveAstronauts([query, "a"]).map(\.result.record?.id) == [id, "a"])
  }

  @Test func `a key that differs is reported, not those who use it`() {
    #expect(
      catalog.sentences.filter { $0.hasPrefix("missions.json") || $0.contains("buzz") } == [
        "astronauts.json, record 1 (id buzz), id: the key is \"buzz\", but its id is \"aldrin\""
      ])
    #expect(catalog.findAstronaut("buxz") == .unknown(near: ["buzz"]))
  }
}
