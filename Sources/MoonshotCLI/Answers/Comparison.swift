import MoonshotCore

/// The facts of several missions side by side.
struct Comparison: Sendable {
  let missions: [MissionDetail]
  let rows: [Row]

  /// One fact of every mission.
  struct Row: Sendable {
    /// The key of the record that the values come from; several seats share `crew`.
    let field: String

    /// What people call it.
    let label: String

    /// What machines read, one a mission.
    let values: [JSONValue]

    /// What people read, one a mission; the dash where nothing is known.
    let words: [String]

    /// Whether the missions are not all alike in it.
    let differs: Bool

    // Found out once: every block of a long comparison asks.
    init(field: String, label: String, values: [JSONValue], words: [String]) {
      self.field = field
      self.label = label
      self.values = values
      self.words = words
      differs = values.dropFirst().contains { $0 != values.first }
    }

    /// Whether it is known of any mission.
    fileprivate var isKnown: Bool { values.contains(where: \.isKnown) }
  }

  /// Compares `missions`; what is known of none of them is left out.
  init(_ missions: [MissionDetail]) {
    self.missions = missions
    let rows =
      Self.rows(of: missions, Self.beforeCrew) + Self.seats(of: missions)
      + Self.rows(of: missions, Self.afterCrew)
    self.rows = rows.filter(\.isKnown)
  }
}

// MARK: - Which facts

extension Comparison {
  private static let beforeCrew = [
    ("summary", "Highlight"), ("launchDate", "Launched"), ("type", "Mission type"),
  ]

  private static let afterCrew = [
    ("callSigns.commandModule", "Command module"), ("callSigns.lunarModule", "Lunar module"),
    ("vehicle", "Vehicle"), ("vehicleNumber", "Vehicle number"), ("pad", "Pad"),
    ("liftoff", "Liftoff, UTC"), ("splashdown", "Splashdown, UTC"), ("duration", "Duration"),
    ("earthOrbits", "Orbits of Earth"), ("lunarOrbits", "Orbits of the Moon"),
    ("closestApproach", "Closest to the Moon"), ("recoveryShip", "Recovery ship"),
    ("landing.site", "Landing site"), ("landing.landed", "Landed, UTC"), ("landing.stay", "Stay"),
    ("landing.evas", "Moonwalks"), ("landing.evaDuration", "Time outside"),
    ("landing.samples", "Samples"), ("landing.rover", "Rover drove"), ("outcome", "Outcome"),
  ]

  private static func rows(
    of missions: [MissionDetail], _ wanted: [(key: String, label: String)]
  ) -> [Row] {
    wanted.compactMap { key, label in
      guard let column = MissionDetail.columns.first(where: { $0.key == key }) else { return nil }
      return Row(
        field: key, label: label, values: missions.map(column.value),
        words: missions.map(column.text))
    }
  }

  /// A fact for each seat that any of the missions had, in the order they come up.
  private static func seats(of missions: [MissionDetail]) -> [Row] {
    var roles: [String?] = []
    for role in missions.lazy.flatMap(\.crew).map(\.role) where !roles.contains(role) {
      roles.append(role)
    }
    return roles.map { role in
      let members = missions.map { mission in mission.crew.filter { $0.role == role } }
      return Row(
        field: "crew", label: role ?? "Crew",
        values: members.map { $0.isEmpty ? .null : .array($0.map(\.json)) },
        words: members.map { $0.isEmpty ? Words.unknown : $0.map(\.name).joined(separator: ", ") })
    }
  }
}
