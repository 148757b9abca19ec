package import MoonshotCore

/// What there is to browse, read once.
package struct BrowserLibrary: Sendable {
  /// In the order of the catalog.
  let missions: [MissionDetail]

  /// What is wrong in the catalog, to be told when the browser is left.
  let faults: [Fault]

  private let catalog: Catalog

  /// The words of each mission by which a search finds it, folded.
  private let words: [Mission.ID: [UInt8]]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    missions = catalog.missions.map { MissionDetail($0, in: catalog) }
    faults = catalog.faults
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

  /// Whether something in the record of a mission, not only in its row, matches a folded query.
  func matches(_ id: Mission.ID, _ query: [UInt8]) -> Bool {
    words[id]?.contains(query) ?? false
  }

  /// The short name of what a page is about.
  func title(of subject: BrowserSubject) -> String {
    switch subject {
    case .mission(let id): catalog.mission(id)?.title ?? "Mission \(id)"
    case .astronaut(let id): catalog.astronaut(id)?.name ?? id
    }
  }
}

/// What a page can be about.
package enum BrowserSubject: Hashable, Sendable {
  case mission(Mission.ID)
  case astronaut(Astronaut.ID)
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
