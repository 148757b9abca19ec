import MoonshotCore
import TextLayout

/// A mission in full, with where its figures come from: the answer of `mission --sources`.
struct SourcedMission: Sendable {
  let detail: MissionDetail

  /// What the ids of sources stand for, as far as the catalog says.
  private let descriptions: [String: String]

  init(_ detail: MissionDetail, descriptions: [String: String]) {
    self.detail = detail
    self.descriptions = descriptions
  }

  /// What the record as a whole rests on, in its order: ids and what they stand for.
  var sources: [Fact] {
    detail.mission.provenance.sources.map { id in
      Fact(label: id, value: descriptions[id] ?? "not described", field: "sources")
    }
  }

  /// The values that only one source was found for, by what people call them.
  var singleSources: [Fact] {
    let facts = detail.facts + detail.landingFacts
    return detail.mission.provenance.singleSources.sorted { $0.key < $1.key }.map { field, id in
      let label = facts.first { $0.field == field }?.label ?? field
      return Fact(label: label, value: descriptions[id] ?? id, field: field)
    }
  }
}

extension SourcedMission: DetailRecord {
  static let listColumns = MissionDetail.listColumns.map { column in
    column.over { (mission: SourcedMission) in mission.detail }
  }

  /// The mission, with `sourceDescriptions` for every id of a source in it.
  var json: JSONValue {
    guard case .object(let members) = detail.json else { return detail.json }
    let provenance = detail.mission.provenance
    let used = Set(provenance.sources + provenance.singleSources.values)
    let known = descriptions.filter { used.contains($0.key) }
    return .object(members + [.init(key: "sourceDescriptions", value: JSONValue(known))])
  }

  var markdown: Markdown {
    var markdown = detail.markdown
    markdown.heading(2, "Sources")
    markdown.list(sources.map { "\($0.label): \($0.value)" })
    markdown.list(singleSources.map { "\($0.label), from one source: \($0.value)" })
    return markdown
  }

  func text(_ page: PageSetup) -> [UInt8] {
    VStack(alignment: .leading, spacing: 1) {
      MissionView(detail: detail)
      DetailPage { SourcesSection(mission: self) }
    }
    .rendered(on: page)
  }
}
