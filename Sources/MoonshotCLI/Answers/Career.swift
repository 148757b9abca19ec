import MoonshotCore

/// The flights of an astronaut in their order.
struct Career: Hashable, Sendable {
  let flights: [Flight]

  /// One flight, of whatever program.
  struct Flight: Hashable, Sendable {
    let name: String

    /// The day of the launch, where the catalog has the mission.
    let date: CivilDate?

    /// Whether the astronaut landed on the Moon.
    let isLanding: Bool
  }

  /// The flights that the astronaut's own record lists; without any, the missions of the catalog.
  init(_ detail: AstronautDetail) {
    let astronaut = detail.astronaut
    func flight(_ name: String, _ mission: Mission?, role: String?) -> Flight {
      let walked = astronaut.moonwalks.map { $0 > 0 } ?? !Self.staysInOrbit(role)
      return Flight(
        name: name, date: mission?.launchDate, isLanding: mission?.landing != nil && walked)
    }
    if astronaut.flights.isEmpty {
      flights = detail.missions.map { flight($0.mission.title, $0.mission, role: $0.role) }
    } else {
      flights = astronaut.flights.map { flown in
        let mission = detail.missions.first { $0.mission.id == flown.mission }?.mission
        return flight(flown.name, mission, role: flown.role)
      }
    }
  }

  private static func staysInOrbit(_ role: String?) -> Bool {
    role?.folded == "command module pilot"
  }

  /// Where each flight stands between the first, 0, and the last, 1.
  ///
  /// In proportion to the dates when all are known and in order, else at even distances.
  var positions: [Double] {
    let days = flights.compactMap { $0.date?.daysSince1970 }
    if days.count == flights.count, let first = days.first, let last = days.last, first < last,
      days == days.sorted()
    {
      return days.map { Double($0 - first) / Double(last - first) }
    }
    return flights.indices.map { Double($0) / Double(max(flights.count - 1, 1)) }
  }
}
