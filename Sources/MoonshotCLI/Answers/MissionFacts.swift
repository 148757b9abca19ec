import MoonshotCore

extension MissionDetail {
  /// What is known of the flight, in the order people ask for it; nothing unknown.
  var facts: [Fact] {
    let vehicle = mission.vehicle
    let flight = mission.flight
    return [
      Fact("Outcome", "outcome", mission.outcome),
      Fact("Liftoff", "liftoff", flight.liftoff.map(Words.time)),
      Fact("Splashdown", "splashdown", flight.splashdown.map(Words.time)),
      Fact("Duration", "duration", flight.duration.map(Words.duration)),
      Fact("Orbits", "lunarOrbits", orbits),
      Fact(
        "Closest to the Moon", "closestApproach",
        flight.closestApproach.map { Words.quantity($0, "km") }),
      Fact("Spacecraft", "spacecraft", spacecraftInWords),
      Fact("Vehicle", "vehicle", vehicleInWords),
      Fact("Pad", "pad", vehicle.pad),
      Fact("Designation", "designation", designationInWords),
      Fact("COSPAR id", "cospar", vehicle.cospar),
      Fact("Recovery ship", "recoveryShip", flight.recoveryShip),
      Fact("Backup crew", "backupCrew", backup),
    ].compactMap(\.self)
  }

  /// What is known of the landing; empty where there was none.
  var landingFacts: [Fact] {
    guard let landing = mission.landing else { return [] }
    return [
      Fact("Site", "landing.site", site(landing)),
      Fact("Coordinates", "landing.latitude", coordinates(landing)),
      Fact("Landed", "landing.landed", landing.landed.map(Words.time)),
      Fact("Left", "landing.liftoff", landing.liftoff.map(Words.time)),
      Fact("Stay", "landing.stay", landing.stay.map(Words.duration)),
      Fact("Moonwalks", "landing.evas", moonwalks(landing)),
      Fact("Samples", "landing.samples", landing.samples.map { Words.quantity($0, "kg") }),
      Fact("Rover drove", "landing.rover", landing.rover.map { Words.quantity($0, "km") }),
    ].compactMap(\.self)
  }

  private var orbits: String? {
    let earth = mission.flight.earthOrbits.flatMap { $0 > 0 ? "\($0) of Earth" : nil }
    let moon = mission.flight.lunarOrbits.flatMap { $0 > 0 ? "\($0) of the Moon" : nil }
    return [earth, moon].compactMap(\.self).joined(separator: ", ")
  }

  /// Names with numbers, as "Columbia (CSM-107), Eagle (LM-5)".
  private var spacecraftInWords: String? {
    let names = mission.vehicle.callSigns
    let numbers = mission.vehicle.spacecraft
    return [
      named(names?.commandModule, numbers?.commandServiceModule),
      named(names?.lunarModule, numbers?.lunarModule),
      numbers?.rover,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private var vehicleInWords: String? {
    named(mission.vehicle.launcher, mission.vehicle.launcherNumber)
  }

  private var designationInWords: String? {
    let type = mission.vehicle.type.map { "mission type \($0)" }
    return [mission.vehicle.designation, type].compactMap(\.self).joined(separator: ", ")
  }

  private func named(_ name: String?, _ number: String?) -> String? {
    guard let name else { return number }
    return number.map { "\(name) (\($0))" } ?? name
  }

  private var backup: String {
    backupCrew.map(\.name).joined(separator: ", ")
  }

  private func site(_ landing: Landing) -> String? {
    guard let site = landing.site else { return landing.region }
    return landing.region.map { $0 == site ? site : "\(site), \($0)" } ?? site
  }

  private func coordinates(_ landing: Landing) -> String? {
    guard let latitude = landing.latitude, let longitude = landing.longitude else { return nil }
    return Words.coordinates(latitude: latitude, longitude: longitude)
  }

  /// How many and how long, as "3: 7 h 11 min, 7 h 23 min, 5 h 40 min".
  private func moonwalks(_ landing: Landing) -> String? {
    guard !landing.moonwalks.isEmpty else { return nil }
    let lengths = landing.moonwalks.compactMap { $0.duration.map(Words.duration) }
    guard !lengths.isEmpty else { return "\(landing.moonwalks.count)" }
    return lengths.count == 1 ? lengths[0] : "\(lengths.count): " + lengths.joined(separator: ", ")
  }
}
