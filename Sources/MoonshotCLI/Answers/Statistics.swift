import MoonshotCore

/// What a catalog adds up to.
struct Statistics: Sendable {
  let totals: Totals

  /// The flights that were flown, in the order of the catalog.
  let flights: [Mission]

  /// Everyone who flew, most flights of this catalog first.
  let people: [Person]

  /// Sums over the flights that were flown; `nil` where no figure is known.
  struct Totals: Sendable {
    let flights: Int
    let crewedFlights: Int
    let landings: Int

    /// People who flew, each counted once, and those of them who walked on the Moon.
    let people: Int
    let moonwalkers: Int

    /// Seconds of all crewed flights, and of everyone who was on them.
    let duration: Int?
    let personDuration: Int?

    /// Seconds on the Moon.
    let stay: Int?

    /// Moonwalks and their seconds.
    let moonwalks: Int
    let moonwalkDuration: Int?

    /// Kilograms of rock and soil.
    let samples: Double?

    /// Kilometers that rovers drove.
    let rover: Double?
  }

  /// Somebody who flew, known to the catalog or not.
  struct Person: Sendable {
    let id: String
    let name: String
    let flights: Int
    let moonwalks: Int?
  }

  init(_ catalog: Catalog) {
    let flown = catalog.missions.filter(\.hasFlown)
    let crewed = flown.filter(\.isCrewed)
    flights = flown
    people = Self.people(of: flown, in: catalog)
    let landings = flown.compactMap(\.landing)
    totals = Totals(
      flights: flown.count, crewedFlights: crewed.count, landings: landings.count,
      people: people.count, moonwalkers: people.count { $0.moonwalks ?? 0 > 0 },
      duration: sum(crewed.map(\.flight.duration)),
      personDuration: sum(
        crewed.map { mission in
          mission.flight.duration.map { product($0, mission.crew.count) }
        }),
      stay: sum(landings.map(\.stay)),
      moonwalks: landings.reduce(0) { $0 + $1.moonwalks.count },
      moonwalkDuration: sum(landings.map(\.moonwalkDuration)),
      samples: sum(landings.map(\.samples)), rover: sum(landings.map(\.rover)))
  }

  private static func people(of flown: [Mission], in catalog: Catalog) -> [Person] {
    var flights: [String: Int] = [:]
    var members: [CrewMember] = []
    for mission in flown {
      var seen: Set<String> = []
      for member in catalog.crew(of: mission) where seen.insert(member.id).inserted {
        if flights[member.id] == nil { members.append(member) }
        flights[member.id, default: 0] += 1
      }
    }
    let people = members.map { member in
      Person(
        id: member.id, name: member.name, flights: flights[member.id] ?? 0,
        moonwalks: member.astronaut?.moonwalks)
    }
    return people.enumerated().sorted { left, right in
      left.element.flights == right.element.flights
        ? left.offset < right.offset : left.element.flights > right.element.flights
    }.map(\.element)
  }
}

/// The product, held at the ends of what 64 bits can count.
private func product(_ value: Int, _ count: Int) -> Int {
  let (product, overflow) = value.multipliedReportingOverflow(by: count)
  return overflow ? (value < 0 ? .min : .max) : product
}

/// The sum of what is known, held at the ends of what 64 bits can count; `nil` of nothing.
private func sum(_ values: [Int?]) -> Int? {
  values.reduce(nil) { sum, value in
    guard let value else { return sum }
    let (total, overflow) = (sum ?? 0).addingReportingOverflow(value)
    return overflow ? (value < 0 ? .min : .max) : total
  }
}

/// The sum of what is known, to the gram or the meter; `nil` of nothing.
private func sum(_ values: [Double?]) -> Double? {
  let known = values.compactMap(\.self)
  guard !known.isEmpty else { return nil }
  let total = known.reduce(0, +)
  return total.magnitude < 1e12 ? (total * 1000).rounded() / 1000 : total
}
