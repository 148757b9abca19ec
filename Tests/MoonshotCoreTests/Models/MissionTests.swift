import MoonshotCore
import Testing

@Suite("Missions")
struct MissionTests {
  private func mission(_ fields: String) throws -> Mission {
    let catalog = Catalog(ResourceBundle(missions: "[{\(fields)}]"))
    return try #require(catalog.missions.first)
  }

  @Test(arguments: [
    (#""id": 11"#, "Apollo 11"), (#""id": "11""#, "Apollo 11"), (#""id": "011""#, "Apollo 11"),
    (#""id": 11.0"#, "Apollo 11"), (#""id": 4, "name": "Gemini 4""#, "Gemini 4"),
    (#""id": 4, "name": null"#, "Apollo 4"),
  ])
  func `have their own name, or Apollo and their id`(_ fields: String, _ title: String) throws {
    #expect(try mission(fields).title == title)
  }

  @Test(arguments: [
    "\"+11\"", "\"-11\"", "\"\"", "\"11a\"", "\" 11\"", "7.5", "true", "null", "[]", "\"１１\"",
  ])
  func `have ids of digits and no others`(_ id: String) {
    #expect(Catalog(ResourceBundle(missions: "[{\"id\": \(id)}]")).missions.isEmpty)
  }

  @Test func `need nothing but an id`() throws {
    let mission = try mission(#""id": 2"#)
    #expect(mission.launchDate == nil && mission.description == nil && mission.summary == nil)
    #expect(mission.crew.isEmpty && mission.backupCrew.isEmpty && mission.isCrewed)
    #expect(mission.flight.duration == nil && mission.landing == nil)
    #expect(mission.provenance.notes.isEmpty && mission.provenance.singleSources.isEmpty)
  }

  @Test func `last from liftoff to splashdown, else as long as stated`() throws {
    let times = #""id": 1, "liftoff": "1969-01-01T00:00:00Z", "splashdown": "1969-01-01T00:01:00Z""#
    #expect(try mission(times).flight.duration == 60)
    #expect(try mission(times + #", "duration": 61"#).flight.duration == 60)
    #expect(try mission(#""id": 1, "duration": 61"#).flight.duration == 61)
    #expect(try mission(#""id": 1, "duration": -61"#).flight.duration == nil)
    #expect(try mission(#""id": 1, "liftoff": "1969-01-01T00:00:00Z""#).flight.duration == nil)
  }

  @Test func `stay on the Moon as long as stated, else between the two times`() throws {
    let landing = """
      "id": 1, "landing": {"landed": "1969-01-01T00:00:00Z", "liftoff": "1969-01-02T00:00:00Z",
      "evas": [{"start": "1969-01-01T01:00:00Z", "end": "1969-01-01T02:00:00Z"}, {"duration": 30}, {}]}
      """
    let found = try #require(try mission(landing).landing)
    #expect(found.stay == 86_400)
    #expect(found.moonwalks.map(\.duration) == [3600, 30, nil])
    #expect(found.moonwalkDuration == 3630)
    #expect(try mission(#""id": 1, "landing": {"stay": 5}"#).landing?.stay == 5)
    #expect(try mission(#""id": 1, "landing": {}"#).landing?.moonwalkDuration == nil)
  }

  @Test func `durations that no clock can count do not trap`() throws {
    let most = "9223372036854775807"
    let fields =
      "\"id\": 1, \"landing\": {\"evas\": [{\"duration\": \(most)}, {\"duration\": \(most)}]}"
    #expect(try mission(fields).landing?.moonwalkDuration != nil)
  }

  @Test func `are crewed unless stated otherwise, whatever became of the crew`() throws {
    #expect(try mission(#""id": 1, "crew": [{"name": "a"}]"#).isCrewed)
    #expect(try !mission(#""id": 1, "crew": [{"name": "a"}], "crewed": false"#).isCrewed)
    #expect(try mission(#""id": 1, "crewed": true"#).isCrewed)
    #expect(try mission(#""id": 1, "crew": []"#).isCrewed)
    #expect(try mission(#""id": 1"#).isCrewed)
  }

  @Test func `lose of a bad field only that field`() throws {
    let catalog = Catalog(
      ResourceBundle(
        missions: """
          [{"id": 11, "name": 5, "launchDate": "soon", "crew": [5, {"name": "a", "role": 1}, {"role": "b"}],
            "callSigns": {"commandModule": 3, "lunarModule": "Eagle"}, "vehicle": "Saturn V",
            "landing": {"latitude": "north", "longitude": 23.5}, "singleSources": {"a": 1},
            "spacecraft": {"rover": [], "lunarModule": "LM-5"}, "notes": [{"field": "a"}, {"text": "b"}]}]
          """))
    let mission = try #require(catalog.missions.first)
    #expect(mission.title == "Apollo 11")
    #expect(mission.crew == [Mission.CrewRole(name: "a", role: nil)])
    #expect(mission.vehicle.callSigns?.lunarModule == "Eagle")
    #expect(mission.vehicle.spacecraft?.lunarModule == "LM-5")
    #expect(mission.vehicle.launcher == "Saturn V")
    #expect(mission.landing?.longitude == 23.5)
    #expect(mission.provenance.notes.map(\.text) == ["b"])
    #expect(
      catalog.faults.compactMap(\.field) == [
        "name", "launchDate", "crew[0]", "crew[1].role", "crew[2].name",
        "callSigns.commandModule", "spacecraft.rover", "landing.latitude", "notes[0].text",
        "singleSources.a",
      ])
  }
}
