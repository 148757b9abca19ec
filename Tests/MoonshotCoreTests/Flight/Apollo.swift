import MoonshotCore
import Testing

/// The catalog of the binary and its events, read once for the tests of flights.
enum Apollo {
  static let catalog = Catalog(.embedded)
  static let events = EventFile(.embedded, missions: catalog.missions)

  /// All but Apollo 1.
  static let flown = catalog.missions.filter(\.hasFlown)

  static func mission(_ id: Int) throws -> Mission {
    try #require(catalog.mission(id))
  }

  static func progress(_ id: Int, _ moment: FlightMoment?) throws -> FlightProgress {
    let mission = try mission(id)
    return FlightProgress(
      of: mission, events: events.events(of: mission), at: try #require(moment))
  }
}

/// A catalog of one's own, in memory.
struct OtherCatalog {
  let bundle: ResourceBundle
  let missions: [Mission]
  let events: EventFile

  init(missions: String, events: String? = nil) {
    var files = ["missions.json": Array(missions.utf8)]
    if let events { files["events.json"] = Array(events.utf8) }
    bundle = ResourceBundle(files: files)
    self.missions = Catalog(bundle).missions
    self.events = EventFile(bundle, missions: self.missions)
  }

  func progress(at moment: FlightMoment?) throws -> FlightProgress {
    let mission = try #require(missions.first)
    return FlightProgress(
      of: mission, events: events.events(of: mission), at: try #require(moment))
  }
}
