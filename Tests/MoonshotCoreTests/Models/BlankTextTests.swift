import MoonshotCore
import Testing

@Suite("Texts with nothing to read")
struct BlankTextTests {
  @Test(arguments: ["", " ", "\\n", "\\u3000 \\t"])
  func `are no names`(_ blank: String) throws {
    let catalog = Catalog(
      missions: #"[{"id": 11, "name": "\#(blank)", "crew": [{"name": "aldrin"}]}]"#,
      astronauts: #"{"aldrin": {"name": "\#(blank)", "surname": "\#(blank)"}}"#)
    let mission = try #require(catalog.mission(11))
    #expect(mission.title == "Apollo 11")
    let astronaut = try #require(catalog.astronaut("aldrin"))
    #expect(astronaut.title == "aldrin" && astronaut.surname == "aldrin")
    #expect(catalog.crew(of: mission).map(\.name) == ["aldrin"])
    #expect(catalog.crewNames(of: mission) == ["aldrin"])
    #expect(catalog.findMission("apollo 11").record?.id == 11)
  }
}
