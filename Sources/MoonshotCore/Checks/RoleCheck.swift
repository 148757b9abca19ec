extension CheckedCatalog {
  /// Roles that differ from the usual spelling only by case, spaces or hyphens.
  var roleFindings: [Fault] {
    var spellings = RoleSpellings()
    for mission in missions.records {
      for role in mission.crew + mission.backupCrew { spellings.count(role.role) }
    }
    for astronaut in astronauts.records {
      for flight in astronaut.flights { spellings.count(flight.role) }
    }
    return eachMission { mission, report in
      for (list, roles) in [("crew", mission.crew), ("backupCrew", mission.backupCrew)] {
        for (place, role) in zip(crewPlaces(list, report.element), roles) {
          spellings.check(role.role, "\(list)[\(place)].role", &report)
        }
      }
    }
      + eachAstronaut { astronaut, report in
        let places = RecordReport.places(in: report.element["flights"]) {
          $0["name"]?.string != nil
        }
        for (place, flight) in zip(places, astronaut.flights) {
          spellings.check(flight.role, "flights[\(place)].role", &report)
        }
      }
  }
}

/// How often each spelling of each role stands in a catalog.
private struct RoleSpellings {
  private var counts: [String: [(spelling: String, count: Int)]] = [:]

  mutating func count(_ role: String?) {
    guard let role else { return }
    var known = counts[Self.folded(role), default: []]
    if let place = known.firstIndex(where: { $0.spelling == role }) {
      known[place].count += 1
    } else {
      known.append((role, 1))
    }
    counts[Self.folded(role)] = known
  }

  func check(_ role: String?, _ field: String, _ report: inout RecordReport) {
    guard let role, let known = counts[Self.folded(role)], known.count > 1 else { return }
    // Of equally many the first in the file is the usual one.
    let most = known.lazy.map(\.count).max() ?? 0
    guard let usual = known.first(where: { $0.count == most })?.spelling, usual != role else {
      return
    }
    report.warning(
      field, expected: "\"\(usual.excerpt(60))\", as it is spelled elsewhere",
      found: "\"\(role.excerpt(60))\"")
  }

  private static func folded(_ role: String) -> String {
    let letters = role.lowercased().unicodeScalars.filter { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDash && scalar != "_"
    }
    return String(String.UnicodeScalarView(letters))
  }
}
