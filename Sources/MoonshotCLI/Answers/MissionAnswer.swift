import MoonshotCore
import TextLayout

extension MissionCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let lookups = catalog.resolveMissions(call.operands)
    if call.arguments.has(sources) {
      var faults = catalog.faults
      let descriptions = call.bundle.sourceDescriptions(&faults)
      return try Response(
        lookups, faults: faults,
        detail: { SourcedMission(MissionDetail($0, in: catalog), descriptions: descriptions) },
        sentence: catalog.missionSentence)
    }
    return try Response(
      lookups, faults: catalog.faults, detail: { MissionDetail($0, in: catalog) },
      sentence: catalog.missionSentence)
  }
}

extension MissionDetail: DetailRecord {
  static let listColumns = columns.choosing(defaultKeys)

  func text(_ page: PageSetup) -> [UInt8] {
    MissionView(detail: self)
      .rendered(columns: page.columns, appearance: page.appearance)
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, mission.title)
    if let summary = mission.summary { markdown.emphasized(summary) }
    markdown.facts(facts.map { ($0.label, $0.value) })
    if let description = mission.description {
      markdown.heading(2, "Mission Highlights")
      markdown.paragraphs(description)
    }
    if !crew.isEmpty {
      markdown.heading(2, "Crew")
      markdown.table(["Name", "Role"], crew.map { [$0.name, $0.role ?? ""] })
    }
    if !mission.provenance.notes.isEmpty {
      markdown.heading(2, "Notes")
      markdown.list(mission.provenance.notes.map(\.text))
    }
    return markdown
  }
}
