extension CheckedCatalog {
  /// Lives that end before they begin, and flights that don't agree with the missions.
  var lifeFindings: [Fault] {
    let missions = missionsByID
    let crews = crewsByAstronaut
    return eachAstronaut { astronaut, report in
      if let born = astronaut.born.date, let died = astronaut.died.date, died < born {
        report.error("deathDate", expected: "a day after the birth, \(born)", found: "\(died)")
      }
      report.checkTimeInSpace(of: astronaut)
      if !missions.isEmpty {
        report.checkFlights(of: astronaut, missions, crews[astronaut.id, default: []])
      }
    }
  }

  /// By astronaut the missions of which they were crew.
  private var crewsByAstronaut: [Astronaut.ID: [Mission.ID]] {
    var crews: [Astronaut.ID: [Mission.ID]] = [:]
    for mission in missions.records {
      for role in mission.crew {
        guard let place = people.place(of: role.name) else { continue }
        crews[astronauts.records[place].id, default: []].append(mission.id)
      }
    }
    return crews
  }
}

extension RecordReport {
  fileprivate mutating func checkTimeInSpace(of astronaut: Astronaut) {
    let durations = astronaut.flights.compactMap(\.duration)
    guard let stated = astronaut.statedTimeInSpace, !durations.isEmpty,
      durations.count == astronaut.flights.count
    else { return }
    var sum = 0
    for duration in durations {
      let (next, overflow) = sum.addingReportingOverflow(duration)
      if overflow { return }
      sum = next
    }
    if !stated.isWithinOne(of: sum) {
      error("timeInSpace", expected: "\(sum) seconds, the sum of the flights", found: "\(stated)")
    }
  }

  fileprivate mutating func checkFlights(
    of astronaut: Astronaut, _ missions: [Mission.ID: Mission], _ crews: [Mission.ID]
  ) {
    let places = Self.places(in: element["flights"]) { $0["name"]?.string != nil }
    let crews = Set(crews)
    for (place, flight) in zip(places, astronaut.flights) {
      guard let id = flight.mission else { continue }
      let field = "flights[\(place)].mission"
      guard let mission = missions[id] else {
        error(field, expected: "the id of a mission", found: "\(id)")
        continue
      }
      if !crews.contains(id) {
        warning(
          field, expected: "a mission with \(astronaut.title.excerpt(40)) in its crew",
          found: mission.title)
      }
    }
    guard !astronaut.flights.isEmpty else { return }
    let listed = Set(astronaut.flights.compactMap(\.mission))
    for id in crews.subtracting(listed).sorted() {
      // Apollo 1 had a crew and was no flight.
      guard let mission = missions[id], mission.flight.liftoff != nil else { continue }
      warning(
        "flights", expected: "\(mission.title), of whose crew this is one", found: "other flights")
    }
  }
}
