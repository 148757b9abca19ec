import MoonshotCore

/// A label and its value, as the calm block of a page shows them.
struct Fact: Hashable, Sendable {
  let label: String
  let value: String

  /// The key of the record that the value comes from, by which notes name it.
  let field: String
}

extension MissionDetail {
  /// What is known of the flight, in the order people ask for it; nothing unknown.
  var facts: [Fact] {
    let vehicle = mission.vehicle
    let flight = mission.flight
    return [
      fact("Outcome", "outcome", mission.outcome),
      fact("Liftoff", "liftoff", flight.liftoff.map(Words.time)),
      fact("Splashdown", "splashdown", flight.splashdown.map(Words.time)),
      fact("Duration", "duration", flight.duration.map(Words.duration)),
      fact("Orbits", "lunarOrbits", orbits),
      fact(
        "Closest to the Moon", "closestApproach",
        flight.closestApproach.map { Words.quantity($0, "km") }),
      fact("Spacecraft", "spacecraft", spacecraftInWords),
      fact("Vehicle", "vehicle", vehicleInWords),
      fact("Pad", "pad", vehicle.pad),
      fact("Designation", "designation", designationInWords),
      fact("COSPAR id", "cospar", vehicle.cospar),
      fact("Recovery ship", "recoveryShip", flight.recoveryShip),
      fact("Backup crew", "backupCrew", backup),
    ].compactMap(\.self)
  }

  /// What is known of the landing; empty where there was none.
  var landingFacts: [Fact] {
    guard let landing = mission.landing else { return [] }
    return [
      fact("Site", "landing.site", site(landing)),
      fact("Coordinates", "landing.latitude", coordinates(landing)),
      fact("Landed", "landing.landed", landing.landed.map(Words.time)),
      fact("Left", "landing.liftoff", landing.liftoff.map(Words.time)),
      fact("Stay", "landing.stay", landing.stay.map(Words.duration)),
      fact("Moonwalks", "landing.evas", moonwalks(landing)),
      fact("Samples", "landing.samples", landing.samples.map { Words.quantity($0, "kg") }),
      fact("Rover drove", "landing.rover", landing.rover.map { Words.quantity($0, "km") }),
    ].compactMap(\.self)
  }

  private func fact(_ label: String, _ field: String, _ value: String?) -> Fact? {
    guard let value, !value.isEmpty else { return nil }
    return Fact(label: label, value: value, field: field)
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
