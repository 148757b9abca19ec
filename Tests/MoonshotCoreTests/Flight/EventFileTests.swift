import MoonshotCore
import Testing

@Suite("Events of the missions")
struct EventFileTests {
  @Test func `come from the binary without a fault`() {
    #expect(Apollo.events.faults.isEmpty)
    #expect(Apollo.flown.allSatisfy { !Apollo.events.events(of: $0).isEmpty })
  }

  @Test func `decode strictly too`() throws {
    let events: [String: [MissionEvent]] = try ResourceBundle.embedded.decode("events.json")
    for mission in Apollo.flown {
      #expect(events[String(mission.id)] == Apollo.events.events(of: mission))
    }
  }

  @Test(arguments: Apollo.flown)
  func `agree on both clocks to the second`(_ mission: Mission) throws {
    let clock = FlightClock(of: mission)
    for event in Apollo.events.events(of: mission) {
      #expect(clock.elapsed(at: event.utc) == event.elapsed)
      #expect(clock.instant(at: event.elapsed) == event.utc)
    }
  }

  @Test func `may be missing from a catalog`() {
    let other = OtherCatalog(missions: "[]")
    #expect(other.events.faults.isEmpty)
  }

  @Test func `gain the missing time from the liftoff`() throws {
    let other = OtherCatalog(
      missions: #"[{"id": 3, "liftoff": "2000-01-01T00:00:00Z"}]"#,
      events: """
        {"3": [{"title": "later", "utc": "2000-01-01T02:00:00Z"},
               {"title": "sooner", "get": "1:00:00"}]}
        """)
    #expect(other.events.faults.isEmpty)
    let events = other.events.events(of: try #require(other.missions.first))
    #expect(events.map(\.title) == ["sooner", "later"])
    #expect(events.map(\.elapsed.description) == ["1:00:00", "2:00:00"])
    #expect(events.map(\.utc.clock) == ["01:00:00", "02:00:00"])
  }

  @Test func `gain the missing time from an event with both`() throws {
    let other = OtherCatalog(
      missions: #"[{"id": 3}]"#,
      events: """
        {"3": [{"title": "a", "get": "1:00:00", "utc": "2000-01-01T01:00:00Z"},
               {"title": "b", "get": "2:00:00"}]}
        """)
    let events = other.events.events(of: try #require(other.missions.first))
    #expect(events.map(\.utc.clock) == ["01:00:00", "02:00:00"])
  }

  @Test(
    arguments: [
      ("[]", nil, nil, "an array"),
      (#"{"3": 7}"#, "3", nil, "7"),
      (
        #"{"3": [{"title": "a", "get": "0:00:00"}, {"get": "1:00:00"}]}"#, "3", "[1].title",
        "nothing"
      ),
      (
        #"{"3": [{"title": "a", "get": "soon", "utc": "2000-01-01T01:00:00Z"}]}"#, "3", "[0].get",
        #""soon""#
      ),
      (#"{"3": [{"title": "a"}]}"#, "3", "[0]", "neither"),
      (#"{"4": [{"title": "a", "get": "1:00:00"}]}"#, "4", "[0]", "one of them"),
    ] as [(String, String?, String?, String)])
  func `report what is wrong with them`(
    _ events: String, _ mission: String?, _ field: String?, _ found: String
  ) throws {
    let other = OtherCatalog(
      missions: #"[{"id": 3, "liftoff": "2000-01-01T00:00:00Z"}, {"id": 4}]"#, events: events)
    try #require(other.events.faults.count == 1)
    let fault = other.events.faults[0]
    #expect(fault.file == "events.json")
    #expect(fault.record?.id == mission)
    #expect(fault.field == field)
    #expect(fault.problem.found == found)
  }

  @Test func `report a file that is no JSON`() {
    let other = OtherCatalog(missions: "[]", events: "")
    #expect(other.events.faults.map(\.problem) == [.empty])
  }

  @Test func `keep the good ones beside a bad one`() throws {
    let other = OtherCatalog(
      missions: #"[{"id": 3, "liftoff": "2000-01-01T00:00:00Z"}]"#,
      events: #"{"3": [7, {"title": "a", "get": "1:00:00"}], "x": [], "5": [null]}"#)
    #expect(other.events.events(of: try #require(other.missions.first)).map(\.title) == ["a"])
    #expect(other.events.faults.count == 2)
  }
}

@Suite("Events that a record dates")
struct RecordedTimesTests {
  @Test func `are those of the event file, for Apollo 15`() throws {
    let mission = try Apollo.mission(15)
    let recorded = Apollo.events.events(of: mission)
    for event in mission.recordedTimes where event.kind != "liftoff" {
      #expect(recorded.first { $0.kind == event.kind }?.utc == event.utc)
    }
    #expect(
      mission.recordedTimes.map(\.title) == [
        "liftoff", "touchdown at Hadley-Apennine",
        "moonwalk 1 begins", "moonwalk 1 ends", "moonwalk 2 begins", "moonwalk 2 ends",
        "moonwalk 3 begins", "moonwalk 3 ends", "liftoff from the Moon", "splashdown",
      ])
  }

  @Test func `stand in for a catalog without events`() throws {
    let other = OtherCatalog(
      missions: """
        [{"id": 3, "liftoff": "2000-01-01T00:00:00Z", "splashdown": "2000-01-03T00:00:00Z",
          "landing": {"landed": "2000-01-02T00:00:00Z", "liftoff": "2000-01-02T12:00:00Z"}}]
        """)
    let progress = try other.progress(at: FlightMoment(elapsed: "30:00:00"))
    #expect(progress.phase == "on the surface")
    #expect(progress.last?.event.title == "touchdown on the Moon")
    #expect(progress.next?.event.title == "liftoff from the Moon")
    #expect(progress.moon?.fractions == 0.5...0.75)
  }

  @Test func `are none without a liftoff`() throws {
    #expect(try Apollo.mission(1).recordedTimes.isEmpty)
  }
}
