import MoonshotCore
import TextLayout

/// The Moon's near side, and beside or below it what its marks mean.
struct MapView: View {
  let map: MoonMap

  /// Whether to say how to read about one site.
  var showsHint = true

  var body: some View {
    Page { columns in
      let layout = MapLayout(map, columns: columns)
      VStack(alignment: .leading, spacing: 1) {
        if layout.isBeside {
          HStack(spacing: MapLayout.gap) {
            SiteMap(map.marks, columns: layout.disc)
            MapText(map: map, columns: layout.text)
          }
        } else {
          SiteMap(map.marks, columns: layout.disc).frame(maxWidth: .max)
          MapText(map: map, columns: layout.text)
        }
        if showsHint, map.chosen.isEmpty, let last = map.sites.last {
          Text("Read one: moonshot map \(last.mission.id)").style(.muted)
        }
      }
      .frame(maxWidth: PageSetup.readable, alignment: .leading)
    }
  }
}

/// How a page is divided between the disc and the words.
struct MapLayout: Hashable, Sendable {
  /// Columns of the disc, even.
  let disc: Int

  /// Columns of the words.
  let text: Int

  /// Whether the words stand beside the disc and not below it.
  let isBeside: Bool

  /// Columns between disc and words.
  static let gap = 4

  /// Columns that the facts of one site need, and those of an entry of the legend.
  static let facts = 40
  static let entry = 28

  private static let widestDisc = 56
  private static let leastDisc = 32

  /// Divides so many columns between the margins of a page.
  init(_ map: MoonMap, columns: Int) {
    let room = min(columns, PageSetup.readable)
    let words = map.chosen.count == 1 ? Self.facts : Self.entry
    let left = min(room - words - Self.gap, Self.widestDisc) / 2 * 2
    let isShort = map.chosen.count == 1 || map.sites.count * 4 <= left / 2 + 2
    isBeside = isShort && map.chosen.count < 2 && left >= Self.leastDisc
    disc = isBeside ? left : min(room, Self.widestDisc) / 2 * 2
    text = isBeside ? words : room
  }
}

/// The words of the map: one site's facts, or a legend.
struct MapText: View {
  let map: MoonMap
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if map.chosen.isEmpty {
        if !map.sites.isEmpty { Text("Landing sites").style(.title) }
        WrappingHStack(spacing: 3, lineSpacing: 1) {
          ForEach(map.sites) { site in
            MapEntry(site: site).tag(MapEntry.tag(site))
              .frame(width: min(MapLayout.entry, columns), alignment: .leading)
          }
        }
      } else {
        ForEach(map.chosen) { described in SiteFacts(described: described) }
      }
    }
  }
}

/// A site in the legend: the mission's number, where it is, and when it was reached.
struct MapEntry: View {
  let site: LandingSite

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Text("\(site.mission.id)").style(.accent).frame(minWidth: 2, alignment: .trailing)
      VStack(alignment: .leading) {
        Text(site.landing.site ?? site.mission.title).style(.strong)
        Text(site.roundedCoordinates)
        if let landed = site.landing.landed { Text(Words.date(landed.day)).style(.muted) }
      }
    }
  }

  /// The tag of a site's entry.
  static func tag(_ site: LandingSite) -> String { "site \(site.mission.id)" }
}

/// All that is known of one site.
struct SiteFacts: View {
  let described: DescribedSite

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        Text(described.site.mission.title).style(.title)
        if let summary = described.site.mission.summary { Text(summary) }
      }
      FactsView(facts: described.facts)
    }
  }
}

extension MoonMap {
  /// The sites as the disc marks them: by number, or by name where one was asked for.
  fileprivate var marks: [SiteMap.Mark] {
    let chosenIDs = Set(chosen.lazy.map(\.site.mission.id))
    return sites.compactMap { site in
      site.disc.map { place in
        let isChosen = chosenIDs.contains(site.mission.id)
        return SiteMap.Mark(
          label: isChosen ? site.mission.title : "\(site.mission.id)", place: place,
          emphasis: isChosen ? .high : chosen.isEmpty ? .usual : .low)
      }
    }
  }
}
