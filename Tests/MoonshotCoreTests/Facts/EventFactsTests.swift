import MoonshotCore
import Testing

@Suite("Events against the facts")
struct EventFactsTests {
  private let facts: [Fact]
  private let events: Fact
  private let catalog = Catalog(.embedded)

  init() throws {
    facts = try FactSheet().missions
    events = try FactSheet.json("../../../Resources/events.json")
  }

  private func events(of mission: Mission) -> [Fact] { events[String(mission.id)].list }

  @Test func `every event that is more than remembered is there, at its second`() throws {
    var count = 0
    for fact in facts {
      let mission = try #require(fact["number"].whole.flatMap { catalog.mission($0) })
      let told = Dictionary(
        events(of: mission).map { ($0["kind"].text ?? "", $0) },
        uniquingKeysWith: { first, _ in first })
      for event in fact["events"].list {
        let kind = try #require(event["event"].text)
        let confidence = try #require(event["confidence"].text)
        let place = Comment(rawValue: "\(mission.title), \(kind)")
        guard !confidence.hasPrefix("memory") else {
          #expect(told[kind] == nil || kind == "liftoff", place)
          continue
        }
        let ours = try #require(told[kind], place)
        #expect(ours["utc"].instant == event["utc"].instant, place)
        #expect(
          ours["get"].text.flatMap { ElapsedTime($0) }
            == event["get"].text.flatMap { ElapsedTime($0) }, place)
        if confidence.hasPrefix("one-source") { #expect(!ours["sources"].list.isEmpty, place) }
        count += 1
      }
    }
    #expect(count >= 170)
  }

  @Test func `no other events are told, but for liftoffs and splashdowns of the record`() throws {
    for fact in facts {
      let mission = try #require(fact["number"].whole.flatMap { catalog.mission($0) })
      let known = Set(fact["events"].list.compactMap(\.["event"].text))
      for event in events(of: mission) {
        let kind = try #require(event["kind"].text)
        if known.contains(kind) { continue }
        let recorded = ["liftoff": mission.flight.liftoff, "splashdown": mission.flight.splashdown]
        #expect(recorded[kind] == event["utc"].instant, "\(mission.title), \(kind)")
      }
    }
    #expect(events.keys.allSatisfy { Int($0).flatMap { catalog.mission($0) } != nil })
    #expect(events.keys.count == 17)
  }

  @Test func `UTC is liftoff and ground elapsed time, to the second, in order`() throws {
    for mission in catalog.missions where mission.flight.liftoff != nil {
      let liftoff = try #require(mission.flight.liftoff)
      var last = ElapsedTime(seconds: 0)
      let events = events(of: mission)
      for event in events {
        let elapsed = try #require(event["get"].text.flatMap { ElapsedTime($0) })
        #expect(event["utc"].instant == liftoff + elapsed.seconds, "\(mission.title) \(elapsed)")
        #expect(event["get"].text == elapsed.description)
        #expect(last <= elapsed, "\(mission.title) \(elapsed)")
        last = elapsed
      }
      #expect(events.first?["get"].text == "0:00:00")
      #expect(events.first?["phase"].text != nil)
      #expect(
        events.last?["phase"].value == nil || mission.flight.splashdown == nil, "\(mission.title)")
    }
  }

  @Test func `landings, moonwalks and splashdowns are those of the records`() throws {
    var count = 0
    for mission in catalog.missions {
      let times = Dictionary(
        events(of: mission).map { ($0["kind"].text ?? "", $0["utc"].instant) },
        uniquingKeysWith: { first, _ in first })
      func expect(_ kind: String, _ time: Instant?) {
        guard let told = times[kind] else { return }
        count += 1
        #expect(told == time, "\(mission.title), \(kind)")
      }
      expect("rangeZero", mission.flight.liftoff)
      expect("splashdown", mission.flight.splashdown)
      expect("lunarLanding", mission.landing?.landed)
      expect("lunarLiftoff", mission.landing?.liftoff)
      for (index, moonwalk) in (mission.landing?.moonwalks ?? []).enumerated() {
        let name = (mission.landing?.moonwalks.count ?? 0) == 1 ? "eva" : "eva\(index + 1)"
        expect(name + "Start", moonwalk.start)
        expect(name + "End", moonwalk.end)
      }
    }
    #expect(count >= 64)
  }

  @Test func `titles are short and without a full stop`() {
    for key in events.keys {
      for event in events[key].list {
        let title = event["title"].text ?? ""
        #expect(3...48 ~= title.count && !title.hasSuffix("."), "\(title)")
      }
    }
  }
}
