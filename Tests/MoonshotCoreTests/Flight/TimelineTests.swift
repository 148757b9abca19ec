import MoonshotCore
import Testing

@Suite("A flight's events on a rail")
struct MissionTimelineTests {
  @Test(arguments: Apollo.flown)
  func `stand in order between the ends of the rail`(_ mission: Mission) {
    let events = Apollo.events.events(of: mission)
    let timeline = MissionTimeline(of: mission, events: events.reversed())
    #expect(timeline.rows.map(\.event) == events)
    #expect(timeline.rows.allSatisfy { 0...1 ~= $0.position })
    #expect(zip(timeline.rows, timeline.rows.dropFirst()).allSatisfy { $0.position <= $1.position })
    #expect(timeline.rows.first?.position == 0)
    let gaps = timeline.rows.compactMap(\.gap).reduce(0, +)
    #expect(gaps == events.last?.elapsed.seconds)
  }

  @Test func `count the days of Apollo 11`() throws {
    let mission = try Apollo.mission(11)
    let timeline = MissionTimeline(of: mission, events: Apollo.events.events(of: mission))
    #expect(timeline.rows.filter(\.beginsDay).map(\.day) == [1, 4, 5, 6, 9])
    #expect(timeline.rows.first { $0.event.kind == "lunarLanding" }?.day == 5)
    #expect(timeline.rows.last?.position == 1)
    #expect(timeline.days.map(\.number) == Array(1...9))
    #expect(timeline.days.map(\.start).last == ElapsedTime("192:00:00"))
    #expect(timeline.days.allSatisfy { 0..<1 ~= $0.position })
  }

  @Test(arguments: [
    ("-0:00:01", 0), ("0:00:00", 1), ("23:59:59", 1), ("24:00:00", 2), ("-24:00:01", -1),
  ])
  func `begin a day every 24 hours`(_ elapsed: String, _ day: Int) throws {
    let other = OtherCatalog(
      missions: #"[{"id": 3, "liftoff": "2000-01-01T00:00:00Z"}]"#,
      events: #"{"3": [{"title": "a", "get": "\#(elapsed)"}]}"#)
    let mission = try #require(other.missions.first)
    let timeline = MissionTimeline(of: mission, events: other.events.events(of: mission))
    #expect(timeline.rows.map(\.day) == [day])
    #expect(timeline.rows.allSatisfy { 0...1 ~= $0.position })
  }

  @Test func `mark no days on a flight of millennia`() throws {
    let other = OtherCatalog(
      missions: """
        [{"id": 3, "liftoff": "0001-01-01T00:00:00Z", "splashdown": "9999-12-31T23:59:59Z"}]
        """)
    let mission = try #require(other.missions.first)
    let timeline = MissionTimeline(of: mission, events: other.events.events(of: mission))
    #expect(timeline.days.isEmpty)
    #expect(timeline.rows.map(\.position) == [0, 1])
  }

  @Test func `are none for Apollo 1`() throws {
    let timeline = MissionTimeline(of: try Apollo.mission(1), events: [])
    #expect(timeline.rows.isEmpty)
    #expect(timeline.days.isEmpty)
  }
}

@Suite("The program on an axis")
struct ProgramTimelineTests {
  private let timeline = ProgramTimeline(Apollo.catalog.missions)

  @Test func `has every flight, by launch, and Apollo 1 apart`() {
    #expect(
      timeline.flights.map(\.mission.id)
        == [201, 203, 202, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    #expect(timeline.undated.map(\.id) == [1])
  }

  @Test func `spans whole years`() {
    #expect(timeline.years.map(\.year) == Array(1966...1973))
    #expect(timeline.years.first?.position == 0)
    #expect(timeline.years.last?.position == 1)
    #expect(timeline.months.count == 7 * 11)
    let ticks = (timeline.years + timeline.months).sorted {
      ($0.year, $0.month) < ($1.year, $1.month)
    }
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.position < $1.position })
  }

  @Test func `places a flight between the ticks of its months`() throws {
    let flight = try #require(timeline.flights.first { $0.mission.id == 11 })
    let july = try #require(timeline.months.first { $0.year == 1969 && $0.month == 7 })
    let august = try #require(timeline.months.first { $0.year == 1969 && $0.month == 8 })
    #expect(july.position < flight.positions.lowerBound)
    #expect(flight.positions.upperBound < august.position)
    let length = flight.positions.upperBound - flight.positions.lowerBound
    let month = august.position - july.position
    #expect(abs(length / month - 703_115.0 / (31 * 86_400)) < 1e-9)
  }

  @Test(arguments: [(201, Int?.none), (203, 129), (7, 190), (8, 60), (11, 51), (17, 224)])
  func `counts the days since the flight before`(_ id: Int, _ days: Int?) {
    #expect(timeline.flights.first { $0.mission.id == id }?.gap == days)
  }

  @Test func `takes launch dates where there are no times`() throws {
    let other = OtherCatalog(
      missions: """
        [{"id": 2, "launchDate": "2000-03-01"}, {"id": 1, "launchDate": "2000-02-28"},
         {"id": 3, "launchDate": "9999-12-31"}]
        """)
    let timeline = ProgramTimeline(other.missions)
    #expect(timeline.flights.map(\.mission.id) == [1, 2, 3])
    #expect(timeline.flights.allSatisfy { !$0.hasLiftoff && $0.end == nil })
    #expect(timeline.flights[1].gap == 2)
    #expect(timeline.years.last?.year == 10_000)
    #expect(timeline.years.last?.position == 1)
    #expect(try #require(timeline.flights.last).positions.upperBound < 1)
  }

  @Test func `is empty without flights`() {
    let empty = ProgramTimeline([])
    #expect(empty.flights.isEmpty && empty.years.isEmpty && empty.months.isEmpty)
  }
}
