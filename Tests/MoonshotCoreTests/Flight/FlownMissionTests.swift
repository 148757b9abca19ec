import MoonshotCore
import Testing

@Suite("Missions that flew")
struct FlownMissionTests {
  @Test(arguments: [
    (#""launchDate": "1969-07-16""#, true), (#""liftoff": "1969-07-16T13:32:00Z""#, true),
    (#""splashdown": "1969-07-24T16:50:35Z""#, true), (#""duration": 703115"#, true),
    (#""landing": {"site": "Tranquility Base"}"#, true), (#""launchDate": null"#, false),
    (#""crew": [{"name": "armstrong"}], "description": "It stayed on the pad.""#, false),
  ])
  func `have a day, a time, a length or a landing`(_ fact: String, _ hasFlown: Bool) throws {
    let catalog = Catalog(ResourceBundle(missions: "[{\"id\": 11, \(fact)}]"))
    #expect(try #require(catalog.mission(11)).hasFlown == hasFlown)
  }

  @Test func `are all of Apollo but the first`() {
    #expect(Apollo.catalog.missions.filter { !$0.hasFlown }.map(\.id) == [1])
  }
}
