extension CheckedCatalog {
  /// Crews with one person twice, backups that nobody knows, and people whom no mission needs.
  var crewFindings: [Fault] {
    repeatedCrew + unknownBackups + unusedAstronauts
  }

  private var repeatedCrew: [Fault] {
    eachMission { mission, report in
      for (list, roles) in [("crew", mission.crew), ("backupCrew", mission.backupCrew)] {
        let places = crewPlaces(list, report.element)
        var seen: Set<String> = []
        for (place, role) in zip(places, roles) where !seen.insert(person(role.name)).inserted {
          report.error(
            "\(list)[\(place)].name", expected: "each person once",
            found: "\"\(role.name.excerpt(40))\" again")
        }
      }
    }
  }

  /// A backup who never flew need not be in the catalog; then a full name stands for the id.
  private var unknownBackups: [Fault] {
    guard !people.byID.isEmpty else { return [] }
    return eachMission { mission, report in
      let places = crewPlaces("backupCrew", report.element)
      for (place, role) in zip(places, mission.backupCrew)
      where people.place(of: role.name) == nil && !role.name.contains(" ") {
        report.add(.unknownAstronaut(role.name), .error, "backupCrew[\(place)].name")
      }
    }
  }

  private var unusedAstronauts: [Fault] {
    guard !missions.records.isEmpty else { return [] }
    var used: Set<String> = []
    for mission in missions.records {
      for role in mission.crew + mission.backupCrew { used.insert(person(role.name)) }
    }
    return eachAstronaut { astronaut, report in
      if !used.contains(astronaut.id) {
        report.warning(nil, expected: "a mission with this astronaut", found: "none")
      }
    }
  }

  private func person(_ name: String) -> String {
    people.place(of: name).map { astronauts.records[$0].id } ?? name
  }

  /// The places in the file of the crew members that were read.
  func crewPlaces(_ list: String, _ mission: JSONElement) -> [Int] {
    RecordReport.places(in: mission[list]) { $0["name"]?.string != nil }
  }
}
