import MoonshotCore

/// How far out a mission went, as its own record tells it: what its picture shows.
enum FlightPath: Hashable, Sendable {
  /// It never left the ground.
  case pad
  /// Up and down again; `seconds` from liftoff to splashdown.
  case suborbital(seconds: Int)
  /// Around Earth; so many times and for so long, where that is known.
  case earthOrbit(count: Int?, seconds: Int?)
  /// Behind the Moon and home, at its closest so many kilometers above the ground.
  case flyby(kilometers: Double?)
  /// Around the Moon, and at its closest so many kilometers above the ground.
  case lunarOrbit(count: Int, kilometers: Double?)
  /// Onto the Moon; without a place when the record has none that can be.
  case landing(LunarCoordinates?)
  /// It was launched, and the record says no more.
  case launch(CivilDate)
}

extension FlightPath {
  /// A flight without people that took less than this, in seconds, and has no number in the catalog
  /// of satellites, never was in orbit.
  private static let longestArc = 2 * 3600

  /// The path that the record of `mission` tells of, the farthest it speaks of.
  init(_ mission: Mission) {
    let flight = mission.flight
    if let landing = mission.landing {
      self = .landing(landing.place)
    } else if let count = flight.lunarOrbits, count > 0 {
      self = .lunarOrbit(count: count, kilometers: flight.closestApproach)
    } else if flight.closestApproach != nil || flight.lunarOrbits != nil {
      self = .flyby(kilometers: flight.closestApproach)
    } else if (flight.earthOrbits ?? 0) > 0 || mission.vehicle.cospar != nil {
      self = .earthOrbit(
        count: flight.earthOrbits.flatMap { $0 > 0 ? $0 : nil }, seconds: flight.duration)
    } else if let seconds = flight.duration, seconds > 0 {
      self =
        seconds < Self.longestArc
        ? .suborbital(seconds: seconds) : .earthOrbit(count: nil, seconds: seconds)
    } else if let date = flight.liftoff?.day ?? mission.launchDate ?? flight.splashdown?.day {
      self = .launch(date)
    } else {
      self = .pad
    }
  }

  /// What the flight did, to end a sentence that begins with its name.
  var predicate: String {
    switch self {
    case .pad: "never left the ground"
    case .suborbital: "flew up and down again, without an orbit"
    case .earthOrbit(let count, _):
      "stayed near Earth" + (count.map { ", for \(Words.count($0, "orbit"))" } ?? "")
    case .flyby(let kilometers):
      "flew around the Moon"
        + (kilometers.map { ", \(Words.quantity($0, "km")) above it at the closest" } ?? "")
    case .lunarOrbit(let count, _): "stayed in orbit around the Moon, \(count) times around"
    case .landing: "landed on the Moon"
    case .launch: "has no landing in this catalog"
    }
  }
}
