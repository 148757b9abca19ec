import MoonshotCore
import Testing

@Suite("Missions against the facts")
struct MissionFactsTests {
  private let facts: [Int: Fact]
  private let missions: [Mission]

  init() throws {
    facts = Dictionary(
      try FactSheet().missions.compactMap { fact in fact["number"].whole.map { ($0, fact) } },
      uniquingKeysWith: { first, _ in first })
    missions = try ResourceBundle.embedded.decode("missions.json")
  }

  private func fact(_ mission: Mission) throws -> Fact { try #require(facts[mission.id]) }

  @Test func `the catalog has exactly the missions of the facts`() {
    #expect(Set(missions.map(\.id)) == Set(facts.keys))
    #expect(missions.count == 18)
  }

  @Test func `names, vehicles and numbers`() throws {
    var count = 0
    for mission in missions {
      let fact = try fact(mission)
      let sure = fact["confidence"]
      let vehicle = mission.vehicle
      var comparison = FactComparison(mission.title, mission.provenance)
      comparison.expect(
        "designation", vehicle.designation, is: fact["designation"].text, sure["designation"].text)
      comparison.expect("vehicle", vehicle.launcher, is: fact["launchVehicle"].text)
      comparison.expect(
        "vehicleNumber", vehicle.launcherNumber, is: fact["launchVehicleSerial"].text,
        sure["launchVehicleSerial"].text)
      comparison.expect("pad", vehicle.pad, is: fact["pad"].text, sure["pad"].text)
      comparison.expect(
        "type", vehicle.type, is: fact["missionType"].text, sure["missionType"].text)
      comparison.expect(
        "cospar", vehicle.cospar, is: fact["cospar"].text ?? fact["cospar"]["csm"].text,
        sure["cospar"].text)
      let craft = fact["spacecraft"]
      comparison.expect(
        "spacecraft", vehicle.spacecraft?.commandServiceModule, is: craft["csm"].plain,
        sure["spacecraft"].text)
      let lander = craft["lm"].text
      comparison.expect(
        "spacecraft", vehicle.spacecraft?.lunarModule, is: lander, sure["spacecraft"].text)
      comparison.expect(
        "spacecraft", vehicle.spacecraft?.rover, is: craft["lrv"].text, sure["spacecraft"].text)
      // "Apollo 7" on the radio is the mission's name and no call sign of its own.
      let sign = fact["callSigns"]["csm"].text
      comparison.expect(
        "callSigns", vehicle.callSigns?.commandModule, is: sign == mission.title ? nil : sign,
        sure["callSigns"].text)
      comparison.expect(
        "callSigns", vehicle.callSigns?.lunarModule, is: fact["callSigns"]["lm"].text,
        sure["callSigns"].text)
      #expect(mission.isCrewed == (fact["crewed"].value as? Bool), "\(mission.title)")
      count += comparison.count
    }
    #expect(count >= 18 * 11)
  }

  @Test func `times, orbits and recovery`() throws {
    var count = 0
    for mission in missions {
      let fact = try fact(mission)
      let sure = fact["confidence"]
      let flight = mission.flight
      var comparison = FactComparison(mission.title, mission.provenance)
      // Apollo 5's is contested only by how its fraction was rounded.
      comparison.expect(
        "liftoff", flight.liftoff, is: fact["launchUtc"].instant,
        mission.id == 5 ? nil : sure["launchUtc"].text)
      comparison.expect(
        "splashdown", flight.splashdown, is: fact["splashdownUtc"].instant,
        sure["splashdownUtc"].text)
      let duration = fact["duration"]["seconds"].whole ?? fact["durationS"].whole
      // Apollo 6's is as contested as its splashdown, which has the note.
      comparison.expect("duration", flight.statedDuration, is: duration)
      comparison.expect(
        "recoveryShip", flight.recoveryShip, is: fact["recoveryShip"].text,
        sure["recoveryShip"].text)
      #expect(mission.launchDate == flight.liftoff?.day, "\(mission.title)")
      if let liftoff = flight.liftoff, let splashdown = flight.splashdown {
        #expect(flight.statedDuration == splashdown - liftoff, "\(mission.title)")
      }
      // No orbit is told by leaving it out, and so are counts that one source has, or no whole ones.
      let isSure = sure["orbits"].text?.hasPrefix("two-sources") ?? true
      let orbits = fact["orbits"]
      let earth = isSure ? orbits["earth"].whole.flatMap { $0 > 0 ? $0 : nil } : nil
      // Apollo 13 went around the Moon without an orbit, which is worth a zero.
      let least = fact["closestApproachKm"].value == nil ? 1 : 0
      let lunar = isSure ? orbits["lunar"].whole.flatMap { $0 >= least ? $0 : nil } : nil
      comparison.expect("earthOrbits", flight.earthOrbits, is: earth)
      comparison.expect("lunarOrbits", flight.lunarOrbits, is: lunar)
      // Apollo 10's is a range in the facts, of which the catalog tells one source's end.
      let approach = fact["closestApproachKm"]
      let nearest =
        approach.number ?? approach.text?.split(separator: " ").first.flatMap { Double($0) }
      comparison.expect(
        "closestApproach", flight.closestApproach, is: nearest, sure["closestApproachKm"].text)
      count += comparison.count
    }
    #expect(count == 18 * 7)
  }

  @Test func `crews and backups`() throws {
    let names = ["CDR": "Commander", "CMP": "Command Module Pilot", "LMP": "Lunar Module Pilot"]
    let catalog = Catalog(.embedded)
    var count = 0
    for mission in missions {
      let fact = try fact(mission)
      for (list, roles) in [("primeCrew", mission.crew), ("backupCrew", mission.backupCrew)] {
        let people = fact[list].list
        #expect(roles.count == people.count, "\(mission.title)")
        for (role, person) in zip(roles, people) {
          let title = try #require(person["role"].text)
          #expect(role.role == names[title] ?? title, "\(mission.title)")
          // Who never flew on Apollo is in the catalog by the full name.
          let id = try #require(person["astronaut"].text)
          let isKnown = catalog.astronaut(id) != nil
          #expect(
            isKnown ? role.name == id : role.name.lowercased().hasSuffix(id), "\(mission.title)")
          count += 2
        }
      }
    }
    #expect(count >= 2 * 2 * 36)
  }

  @Test func `landings`() throws {
    var count = 0
    for mission in missions {
      let surface = try fact(mission)["surface"]
      #expect((mission.landing != nil) == (surface.value != nil), "\(mission.title)")
      guard let landing = mission.landing else { continue }
      let sure = surface["confidence"]
      var comparison = FactComparison(mission.title, mission.provenance)
      comparison.expect(
        "landing.site", landing.site, is: surface["landingSite"].plain, sure["landingSite"].text)
      comparison.expect(
        "landing.region", landing.region,
        is: surface["region"].text?.replacing(" / ", with: " and ")
          .replacing("and Cayley", with: "and the Cayley"))
      let place = surface["coordinates"]["recommended"]
      comparison.expect(
        "landing.latitude", landing.latitude, is: place["lat"].number, sure["coordinates"].text)
      comparison.expect(
        "landing.longitude", landing.longitude, is: place["lon"].number, sure["coordinates"].text)
      comparison.expect("landing.landed", landing.landed, is: surface["landingUtc"].instant)
      comparison.expect("landing.liftoff", landing.liftoff, is: surface["liftoffUtc"].instant)
      comparison.expect(
        "landing.stay", landing.statedStay, is: surface["stay"]["seconds"].whole, sure["stay"].text)
      comparison.expect("landing.samples", landing.samples, is: surface["sampleMassKg"].number)
      let rover = surface["lrvDistanceKm"]
      comparison.expect(
        "landing.rover", landing.rover, is: rover.number ?? rover["lrvTable"].number,
        sure["lrvDistanceKm"].text)
      let walks = surface["evas"].list
      #expect(landing.moonwalks.count == walks.count)
      for (moonwalk, fact) in zip(landing.moonwalks, walks) {
        comparison.expect(
          "landing.evas", moonwalk.start, is: fact["startUtc"].instant, sure["evas"].text)
        comparison.expect(
          "landing.evas", moonwalk.end, is: fact["endUtc"].instant, sure["evas"].text)
        comparison.expect(
          "landing.evas", moonwalk.statedDuration, is: fact["durationS"].whole, sure["evas"].text)
      }
      #expect(landing.moonwalkDuration == surface["evaTotal"]["seconds"].whole, "\(mission.title)")
      count += comparison.count
    }
    #expect(count >= 6 * 9 + 14 * 3)
  }

  @Test func `every source is one of the list, and every note names a field of the format`() throws
  {
    let sources: [String: String] = try ResourceBundle.embedded.decode("sources.json")
    let astronauts: [String: Astronaut] = try ResourceBundle.embedded.decode("astronauts.json")
    for provenance in missions.map(\.provenance) + astronauts.values.map(\.provenance) {
      #expect(!provenance.sources.isEmpty)
      let named = provenance.sources + provenance.singleSources.values
      #expect(named.allSatisfy { sources[$0] != nil })
      #expect(provenance.notes.allSatisfy { $0.field != nil && !$0.text.isEmpty })
    }
  }
}
