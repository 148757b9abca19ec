package import MoonshotCore

/// What there is to browse, read once.
package struct BrowserLibrary: Sendable {
  /// In the order of the catalog.
  let missions: [MissionDetail]

  /// What is wrong in the catalog, to be told when the browser is left.
  let faults: [Fault]

  private let catalog: Catalog

  private let events: EventFile

  /// The words of each mission by which a search finds it, folded.
  private let words: [Mission.ID: [UInt8]]

  package init(_ catalog: Catalog, events: EventFile) {
    self.catalog = catalog
    self.events = events
    missions = catalog.missions.map { MissionDetail($0, in: catalog) }
    faults = catalog.faults + events.faults
    words = Dictionary(
      missions.map { ($0.mission.id, [UInt8](folding: $0.searchedText)) },
      uniquingKeysWith: { first, _ in first })
  }

  func mission(_ id: Mission.ID) -> MissionDetail? {
    catalog.mission(id).map { MissionDetail($0, in: catalog) }
  }

  func astronaut(_ id: Astronaut.ID) -> AstronautDetail? {
    catalog.astronaut(id).map { AstronautDetail($0, missions: catalog.missions(of: $0)) }
  }

  /// The landing sites, that of a mission the one that the map is about.
  func map(_ id: Mission.ID?) -> MoonMap {
    let chosen = id.flatMap(mission).flatMap { detail in
      LandingSite(of: detail.mission).map { DescribedSite(site: $0, facts: detail.landingFacts) }
    }
    return MoonMap(
      sites: catalog.landingSites, chosen: chosen.map { [$0] } ?? [], isSingle: false)
  }

  /// All flights on one axis.
  var program: ProgramTimelineReport { ProgramTimelineReport(ProgramTimeline(catalog.missions)) }

  /// The events of a flight.
  func timeline(_ id: Mission.ID) -> MissionTimelineReport? {
    catalog.mission(id).map { mission in
      MissionTimelineReport(MissionTimeline(of: mission, events: events.events(of: mission)))
    }
  }

  /// Whether something in the record of a mission, not only in its row, matches a folded query.
  func matches(_ id: Mission.ID, _ query: [UInt8]) -> Bool {
    words[id]?.contains(query) ?? false
  }

  /// The short name of what a page is about.
  func title(of subject: BrowserSubject) -> String {
    switch subject {
    case .mission(let id): catalog.mission(id)?.title ?? "Mission \(id)"
    case .astronaut(let id): catalog.astronaut(id)?.title ?? id
    case .map(let id): id.flatMap(catalog.mission).map { "\($0.title) on the map" } ?? "Map"
    case .timeline(let id):
      id.flatMap(catalog.mission).map { "Timeline of \($0.title)" } ?? "Timeline"
    }
  }
}

/// What a page can be about.
package enum BrowserSubject: Hashable, Sendable {
  case mission(Mission.ID)
  case astronaut(Astronaut.ID)
  /// The Moon's near side, and all landing sites on it or one.
  case map(Mission.ID?)
  /// The events of one flight, or all flights on one axis.
  case timeline(Mission.ID?)
}

extension MissionDetail {
  /// Names, people and stories: what a reader may remember a flight by.
  fileprivate var searchedText: String {
    let people = crew.flatMap { [$0.name, $0.role ?? ""] }
    let place = [mission.landing?.site, mission.landing?.region]
    return
      ([mission.title] + callSigns + people + place.compactMap(\.self)
      + [mission.vehicle.designation, mission.summary, mission.description, mission.outcome]
      .compactMap(\.self)).joined(separator: "\n")
  }
}
