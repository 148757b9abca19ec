import MoonshotCore

/// A mission with its crews joined: what `list`, `mission` and `compare` speak of.
///
/// A class, since lists sort and filter thousands of them, and a mission is large to copy.
final class MissionDetail: Sendable {
  let mission: Mission
  private let catalog: Catalog

  init(_ mission: Mission, in catalog: Catalog) {
    self.mission = mission
    self.catalog = catalog
  }

  // Joined when asked for: a list of thousands in a pipe needs the names alone.

  var crew: [CrewMember] { catalog.crew(of: mission) }
  var backupCrew: [CrewMember] { catalog.backupCrew(of: mission) }

  /// The names of the crew, in full.
  var crewNames: [String] { catalog.crewNames(of: mission) }
}

// MARK: - JSON

extension MissionDetail {
  /// Every key of ``columns`` that is no path, in the shape of `missions.json`.
  var json: JSONValue {
    .object(
      Self.columns.lazy.filter { !$0.key.contains(".") }
        .map { JSONValue.Member(key: $0.key, value: $0.value(self)) })
  }

  /// The columns of `list`: the JSON keys, and paths to what is nested below them.
  static let columns: [Column<MissionDetail>] = flat + nested

  /// The columns of `list` in a pipe.
  static let defaultKeys = ["id", "name", "launchDate", "crew", "summary"]

  private static let flat: [Column<MissionDetail>] = [
    Column("id", "ID", whole: true, numeric: true) { .integer($0.mission.id) },
    Column("name", "MISSION", whole: true, words: { $0.mission.title }) {
      .string($0.mission.name ?? $0.mission.title)
    },
    Column(
      "launchDate", "LAUNCHED",
      words: { $0.mission.launchDate.map(Words.date) ?? "" },
      value: { JSONValue($0.mission.launchDate) }),
    Column(
      "crew", words: { $0.crewInShort }, cell: { .array($0.crewNames.map(JSONValue.string)) },
      value: { .array($0.crew.map(\.json)) }),
    Column(
      "summary", "HIGHLIGHT",
      words: { $0.mission.highlight ?? "" },
      value: { JSONValue($0.mission.summary) }),
    Column("description") { JSONValue($0.mission.description) },
    Column("outcome") { JSONValue($0.mission.outcome) },
    Column("crewed", words: { $0.mission.isCrewed ? "yes" : "no" }) { .bool($0.mission.isCrewed) },
    Column("designation") { JSONValue($0.mission.vehicle.designation) },
    Column("type") { JSONValue($0.mission.vehicle.type) },
    Column("callSigns", words: { $0.callSigns.joined(separator: ", ") }) { $0.callSignsJSON },
    Column("vehicle") { JSONValue($0.mission.vehicle.launcher) },
    Column("vehicleNumber") { JSONValue($0.mission.vehicle.launcherNumber) },
    Column("spacecraft", words: { $0.spacecraft.joined(separator: ", ") }) { $0.spacecraftJSON },
    Column("cospar") { JSONValue($0.mission.vehicle.cospar) },
    Column("pad") { JSONValue($0.mission.vehicle.pad) },
    time("liftoff") { $0.mission.flight.liftoff },
    time("splashdown") { $0.mission.flight.splashdown },
    duration("duration") { $0.mission.flight.duration },
    Column("earthOrbits", numeric: true) { JSONValue($0.mission.flight.earthOrbits) },
    Column("lunarOrbits", numeric: true) { JSONValue($0.mission.flight.lunarOrbits) },
    quantity("closestApproach", "km") { $0.mission.flight.closestApproach },
    Column("recoveryShip") { JSONValue($0.mission.flight.recoveryShip) },
    Column("backupCrew", words: { $0.backupCrew.map(\.surname).joined(separator: ", ") }) {
      .array($0.backupCrew.map(\.json))
    },
    Column("landing", words: { $0.mission.landing?.site ?? "" }) { JSONValue($0.mission.landing) },
    Column("notes") { .array($0.mission.provenance.notes.map(\.json)) },
    Column("sources") { .array($0.mission.provenance.sources.map(JSONValue.string)) },
    Column("singleSources") { JSONValue($0.mission.provenance.singleSources) },
  ]

  private static let nested: [Column<MissionDetail>] = [
    Column("callSigns.commandModule") { JSONValue($0.mission.vehicle.callSigns?.commandModule) },
    Column("callSigns.lunarModule") { JSONValue($0.mission.vehicle.callSigns?.lunarModule) },
    Column("spacecraft.commandServiceModule") {
      JSONValue($0.mission.vehicle.spacecraft?.commandServiceModule)
    },
    Column("spacecraft.lunarModule") { JSONValue($0.mission.vehicle.spacecraft?.lunarModule) },
    Column("spacecraft.rover") { JSONValue($0.mission.vehicle.spacecraft?.rover) },
    Column("landing.site") { JSONValue($0.mission.landing?.site) },
    Column("landing.region") { JSONValue($0.mission.landing?.region) },
    Column("landing.latitude", numeric: true) { JSONValue($0.mission.landing?.latitude) },
    Column("landing.longitude", numeric: true) { JSONValue($0.mission.landing?.longitude) },
    time("landing.landed") { $0.mission.landing?.landed },
    time("landing.liftoff") { $0.mission.landing?.liftoff },
    duration("landing.stay") { $0.mission.landing?.stay },
    Column("landing.evas", words: { $0.mission.landing.map { "\($0.moonwalks.count)" } ?? "" }) {
      $0.mission.landing.map { .array($0.moonwalks.map(\.json)) } ?? .null
    },
    duration("landing.evaDuration") { $0.mission.landing?.moonwalkDuration },
    quantity("landing.samples", "kg") { $0.mission.landing?.samples },
    quantity("landing.rover", "km") { $0.mission.landing?.rover },
  ]
}

// MARK: - Columns of one kind

extension MissionDetail {
  private static func time(
    _ key: String, _ value: @escaping @Sendable (MissionDetail) -> Instant?
  ) -> Column<MissionDetail> {
    Column(
      key, words: { value($0).map { "\(Words.date($0.day)), \($0.clock)" } ?? "" },
      value: { JSONValue(value($0)) })
  }

  private static func duration(
    _ key: String, _ value: @escaping @Sendable (MissionDetail) -> Int?
  ) -> Column<MissionDetail> {
    Column(
      key, numeric: true, words: { value($0).map(Words.duration) ?? "" },
      value: { JSONValue(value($0)) })
  }

  private static func quantity(
    _ key: String, _ unit: String, _ value: @escaping @Sendable (MissionDetail) -> Double?
  ) -> Column<MissionDetail> {
    Column(
      key, numeric: true, words: { value($0).map { Words.quantity($0, unit) } ?? "" },
      value: { JSONValue(value($0)) })
  }
}

// MARK: - Nested objects

extension MissionDetail {
  private var callSignsJSON: JSONValue {
    let names = mission.vehicle.callSigns
    return .object([
      "commandModule": JSONValue(names?.commandModule),
      "lunarModule": JSONValue(names?.lunarModule),
    ])
  }

  private var spacecraftJSON: JSONValue {
    let craft = mission.vehicle.spacecraft
    return .object([
      "commandServiceModule": JSONValue(craft?.commandServiceModule),
      "lunarModule": JSONValue(craft?.lunarModule), "rover": JSONValue(craft?.rover),
    ])
  }
}
