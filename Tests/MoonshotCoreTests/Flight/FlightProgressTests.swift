import MoonshotCore
import Testing

@Suite("Where a flight was")
struct FlightProgressTests {
  @Test func `knows Apollo 11 at touchdown`() throws {
    let progress = try Apollo.progress(11, FlightMoment(elapsed: "102:45:40"))
    #expect(progress.status == .inFlight)
    #expect(progress.utc == Instant("1969-07-20T20:17:40Z"))
    #expect(progress.total == 703_115)
    #expect(progress.fraction == 369_940.0 / 703_115.0)
    #expect(progress.phase == "on the surface")
    #expect(progress.last?.event.kind == "lunarLanding")
    #expect(progress.last?.seconds == 0)
    #expect(progress.next?.event.kind == "eva1Start")
    #expect(progress.next?.seconds == 22_913)
    #expect(progress.gaps.isEmpty)
  }

  @Test func `says the same by either clock`() throws {
    #expect(
      try Apollo.progress(13, FlightMoment(utc: "1970-04-14 03:07:53"))
        == Apollo.progress(13, FlightMoment(elapsed: "55:54:53")))
  }

  @Test(arguments: [
    ("-0:10:00", FlightProgress.Status.notYetLaunched, 0.0),
    ("-0:00:01", .notYetLaunched, 0),
    ("0:00:00", .inFlight, 0),
    ("195:18:34", .inFlight, 703_114 / 703_115),
    ("195:18:35", .returned, 1),
    ("99999:59:59", .returned, 1),
  ])
  func `turns at liftoff and at splashdown`(
    _ elapsed: String, _ status: FlightProgress.Status, _ fraction: Double
  ) throws {
    let progress = try Apollo.progress(11, FlightMoment(elapsed: elapsed))
    #expect(progress.status == status)
    #expect(progress.fraction == fraction)
  }

  @Test func `has no phase outside of the flight`() throws {
    #expect(try Apollo.progress(11, FlightMoment(elapsed: "-0:00:01")).phase == nil)
    #expect(try Apollo.progress(11, FlightMoment(elapsed: "0:00:00")).phase == "launch")
    #expect(try Apollo.progress(11, FlightMoment(elapsed: "195:18:34")).phase == "entry")
    #expect(try Apollo.progress(11, FlightMoment(elapsed: "195:18:35")).phase == nil)
  }

  @Test(arguments: ["1967-01-27", "2026-01-01"])
  func `says that Apollo 1 never flew`(_ day: String) throws {
    let progress = try Apollo.progress(1, FlightMoment(utc: day))
    #expect(progress.status == .neverFlew)
    #expect(progress.fraction == nil)
    #expect(progress.gaps.isEmpty)
    #expect(progress.last == nil)
    #expect(progress.next == nil)
  }

  @Test(arguments: [5, 203])
  func `says what is missing of a craft that was not recovered`(_ id: Int) throws {
    let progress = try Apollo.progress(id, FlightMoment(elapsed: "1:00:00"))
    #expect(progress.status == .unknown)
    #expect(progress.fraction == nil)
    #expect(progress.gaps == [.splashdown])
    #expect(progress.last?.event.kind == "liftoff")
    let before = try Apollo.progress(id, FlightMoment(elapsed: "-1:00:00"))
    #expect(before.status == .notYetLaunched)
    #expect(before.fraction == 0)
  }

  @Test(arguments: Apollo.flown)
  func `stands at each event when it happens`(_ mission: Mission) throws {
    let events = Apollo.events.events(of: mission)
    try #require(!events.isEmpty)
    for (index, event) in events.enumerated() {
      let progress = FlightProgress(of: mission, events: events, at: .utc(event.utc))
      #expect(progress.elapsed == event.elapsed)
      #expect(progress.last?.event == event)
      #expect(progress.last?.seconds == 0)
      let next = events.dropFirst(index + 1).first
      #expect(progress.next?.event == next)
      #expect(progress.next?.seconds == next.map { $0.elapsed.seconds - event.elapsed.seconds })
      guard progress.status == .inFlight else { continue }
      #expect(progress.phase == events.prefix(index + 1).compactMap(\.phase).last)
    }
  }

  @Test(arguments: Apollo.flown)
  func `never moves backward nor off its track`(_ mission: Mission) throws {
    let events = Apollo.events.events(of: mission)
    var latest = 0.0
    for seconds in stride(from: -100_000, through: 1_300_000, by: 9_973) {
      let progress = FlightProgress(
        of: mission, events: events, at: .elapsed(ElapsedTime(seconds: seconds)))
      guard let fraction = progress.fraction else { continue }
      #expect(0...1 ~= fraction)
      #expect(fraction >= latest)
      latest = fraction
    }
    #expect(latest == (mission.flight.splashdown == nil ? 0 : 1))
  }

  @Test(arguments: [Int.max, .min, .max / 2, -1_000_000_000_000])
  func `holds the ends of time to the calendar`(_ seconds: Int) throws {
    for mission in Apollo.catalog.missions {
      let events = Apollo.events.events(of: mission)
      for moment in [
        FlightMoment.utc(Instant(secondsSince1970: seconds)),
        .elapsed(ElapsedTime(seconds: seconds)),
      ] {
        let progress = FlightProgress(of: mission, events: events, at: moment)
        #expect(progress.utc.map { 1...9999 ~= $0.day.year } ?? (mission.id == 1))
        #expect(progress.fraction.map { [0, 1].contains($0) } ?? true)
      }
    }
  }
}

@Suite("Where other people's flights were")
struct OtherFlightProgressTests {
  private static let liftoff = #""liftoff": "2000-01-01T00:00:00Z""#

  @Test(arguments: ["2000-01-01T00:00:00Z", "1999-12-31T00:00:00Z"])
  func `divides by no reversed and no empty flight`(_ splashdown: String) throws {
    let other = OtherCatalog(
      missions: #"[{"id": 1, \#(Self.liftoff), "splashdown": "\#(splashdown)"}]"#)
    for elapsed in ["-1:00:00", "0:00:00", "1:00:00"] {
      let progress = try other.progress(at: FlightMoment(elapsed: elapsed))
      #expect(progress.status == .unknown)
      #expect(progress.gaps == [.order])
      #expect(progress.fraction == nil)
      #expect(progress.total == nil)
    }
  }

  @Test(arguments: [
    #""liftoff": "2000-01-01T00:00:00Z", "duration": 7200"#,
    #""splashdown": "2000-01-01T02:00:00Z", "duration": 7200"#,
    #""liftoff": "2000-01-01T00:00:00Z", "splashdown": "2000-01-01T02:00:00Z", "duration": 5"#,
  ])
  func `takes two times for three`(_ fields: String) throws {
    let other = OtherCatalog(missions: #"[{"id": 1, \#(fields)}]"#)
    let progress = try other.progress(at: FlightMoment(utc: "2000-01-01 01:00"))
    #expect(progress.fraction == 0.5)
    #expect(progress.elapsed == ElapsedTime("1:00:00"))
    #expect(progress.gaps.isEmpty)
  }

  @Test func `names the later of two events in one second`() throws {
    let other = OtherCatalog(
      missions: #"[{"id": 1, \#(Self.liftoff)}]"#,
      events: #"{"1": [{"title": "a", "get": "0:00:05"}, {"title": "b", "get": "0:00:05"}]}"#)
    #expect(try other.progress(at: FlightMoment(elapsed: "0:00:05")).last?.event.title == "b")
    #expect(try other.progress(at: FlightMoment(elapsed: "0:00:04")).next?.event.title == "a")
  }

  @Test func `measures by GET when only the length is known`() throws {
    let other = OtherCatalog(missions: #"[{"id": 1, "duration": 7200}]"#)
    let progress = try other.progress(at: FlightMoment(elapsed: "0:30:00"))
    #expect(progress.status == .inFlight)
    #expect(progress.fraction == 0.25)
    #expect(progress.utc == nil)
    #expect(progress.gaps == [.liftoff])
  }

  @Test func `does not miss a splashdown that is stated`() throws {
    let other = OtherCatalog(
      missions: #"[{"id": 1, "splashdown": "1968-12-27T15:51:42Z"}]"#)
    #expect(try other.progress(at: FlightMoment(utc: "1968-12-22")).gaps == [.liftoff])
  }

  @Test(arguments: [("1968-12-20", FlightProgress.Status.notYetLaunched), ("1968-12-21", .unknown)])
  func `knows what a launch date alone can tell`(
    _ day: String, _ status: FlightProgress.Status
  ) throws {
    let other = OtherCatalog(missions: #"[{"id": 8, "launchDate": "1968-12-21"}]"#)
    let progress = try other.progress(at: FlightMoment(utc: day))
    #expect(progress.status == status)
    #expect(progress.gaps == [.liftoff, .splashdown])
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0", "-1"])
  func `takes no length that can't be`(_ duration: String) throws {
    let other = OtherCatalog(
      missions: #"[{"id": 1, \#(Self.liftoff), "duration": \#(duration)}]"#)
    let progress = try other.progress(at: FlightMoment(elapsed: "1:00:00"))
    #expect(progress.total == nil)
    #expect(progress.gaps == [.splashdown])
  }
}

@Suite("The Moon's place in a flight")
struct MoonVisitTests {
  @Test(arguments: [8, 10, 11, 12, 13, 14, 15, 16, 17])
  func `lies between the coasts of a flight to the Moon`(_ id: Int) throws {
    let moon = try #require(try Apollo.progress(id, .elapsed(ElapsedTime(seconds: 0))).moon)
    #expect(moon.fractions.lowerBound > 0.2)
    #expect(moon.fractions.upperBound < 0.8)
    let arrived = try Apollo.progress(id, .elapsed(moon.arrival))
    let left = try Apollo.progress(id, .elapsed(moon.departure))
    #expect(["lunar orbit", "around the Moon"].contains(arrived.phase))
    #expect(left.phase == "transearth coast")
  }

  @Test(arguments: [1, 201, 202, 203, 4, 5, 6, 7, 9])
  func `is nowhere on a flight around Earth`(_ id: Int) throws {
    #expect(try Apollo.progress(id, .elapsed(ElapsedTime(seconds: 0))).moon == nil)
  }
}
