import MoonshotCore

/// The landing sites of a catalog, and which of them were asked for: the answer of `map`.
struct MoonMap: Sendable {
  /// All that can be drawn or told of, in the order of the missions.
  let sites: [LandingSite]

  /// Those that were asked for, in that order; without any the map is about all.
  let chosen: [DescribedSite]

  /// Whether a single site was asked for, so that JSON is an object and no array.
  let isSingle: Bool

  /// The sites that the answer tells of.
  var told: [LandingSite] { chosen.isEmpty ? sites : chosen.map(\.site) }
}

/// A site with what is known of it.
struct DescribedSite: Sendable {
  let site: LandingSite
  let facts: [Fact]
}

extension MapCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let lookups = catalog.resolveMissions(call.operands)
    var seen: Set<Mission.ID> = []
    let found = Resolved(lookups, sentence: catalog.missionSentence) { mission, notes in
      guard seen.insert(mission.id).inserted else { return DescribedSite?.none }
      let site = LandingSite(of: mission)
      if site == nil { notes.append(sentence(mission)) }
      return site.map { site in
        DescribedSite(site: site, facts: MissionDetail(mission, in: catalog).landingFacts)
      }
    }
    if found.details.isEmpty, !found.notes.isEmpty {
      return Response(
        answer: Nothing(), notes: found.notes, faults: catalog.faults, status: found.status)
    }
    let map = MoonMap(
      sites: catalog.landingSites, chosen: found.details, isSingle: lookups.count == 1)
    return Response(
      answer: map, notes: found.notes + (map.chosen.isEmpty ? remarks(map, catalog) : []),
      faults: catalog.faults, status: found.status)
  }

  /// Why `mission` has no site.
  private static func sentence(_ mission: Mission) -> String {
    let title = mission.title.excerpt(40)
    if mission.landing != nil {
      return "\(title) landed, but where is not in the catalog: \(usable)"
    }
    return "\(title) did not land on the Moon: it \(FlightPath(mission).predicate)"
  }

  private static let usable = "its coordinates are missing or out of range"

  /// What the map of all sites doesn't show.
  private static func remarks(_ map: MoonMap, _ catalog: Catalog) -> [String] {
    var remarks: [String] = []
    let lost = catalog.missions.filter { $0.landing != nil && LandingSite(of: $0) == nil }
    if !lost.isEmpty {
      remarks.append(
        "left out, coordinates missing or out of range: \(enumeration(lost.map(\.title)))")
    }
    let hidden = map.sites.filter { $0.disc == nil }
    if !hidden.isEmpty {
      remarks.append(
        "on the far side, which the map doesn't show: "
          + enumeration(hidden.map(\.mission.title)))
    }
    if map.sites.isEmpty, lost.isEmpty { remarks.append("the catalog has no landings") }
    return remarks
  }

  /// At most five names, and how many more there are.
  private static func enumeration(_ names: [String]) -> String {
    let rest = names.count > 5 ? ["\(names.count - 5) more"] : []
    return Words.list(names.prefix(5).map { $0.excerpt(40) } + rest)
  }
}

// MARK: - Formats

extension MoonMap: Answer {
  var json: JSONValue {
    if isSingle, let only = chosen.first { return only.site.json }
    return .array(told.map(\.json))
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, "Landing sites")
    markdown.table(
      ["Mission", "Site", "Region", "Coordinates", "Landed"],
      told.map { site in
        [
          site.mission.title, site.landing.site ?? "", site.landing.region ?? "",
          site.coordinates, site.landing.landed.map { Words.date($0.day) } ?? "",
        ]
      })
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    MapView(map: self).rendered(on: page)
  }
}

extension LandingSite {
  /// The mission's id and name, and all that the record has of the landing.
  var json: JSONValue {
    guard case .object(let members) = JSONValue(landing) else { return .null }
    return .object(
      members + [
        JSONValue.Member(key: "id", value: .integer(mission.id)),
        JSONValue.Member(key: "name", value: .string(mission.title)),
      ])
  }

  /// "0.6742° N, 23.4731° E".
  var coordinates: String {
    Words.coordinates(latitude: place.latitude, longitude: place.longitude)
  }

  /// "0.67° N, 23.47° E": to 300 meters, far below a dot of any map.
  var roundedCoordinates: String {
    Words.coordinates(
      latitude: (place.latitude * 100).rounded() / 100,
      longitude: (place.longitude * 100).rounded() / 100)
  }
}
