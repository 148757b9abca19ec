import MoonshotCore

extension MissionCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let lookups = catalog.resolveMissions(call.operands)
    if call.arguments.has(sources) {
      let file = SourceFile(call.bundle)
      return Response(
        lookups, faults: catalog.faults + file.faults,
        detail: { SourcedMission(MissionDetail($0, in: catalog), descriptions: file.descriptions) },
        sentence: catalog.missionSentence)
    }
    return Response(
      lookups, faults: catalog.faults, detail: { MissionDetail($0, in: catalog) },
      sentence: catalog.missionSentence)
  }
}

extension MissionDetail: DetailRecord {
  static let listColumns = columns.choosing(defaultKeys)

  func text(_ page: PageSetup) -> [UInt8] {
    MissionView(detail: self).rendered(on: page)
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, mission.title)
    if let summary = mission.summary?.unlessBlank { markdown.emphasized(summary) }
    markdown.facts(facts)
    if let description = mission.description?.unlessBlank {
      markdown.heading(2, "Mission Highlights")
      markdown.paragraphs(description)
    }
    if !crew.isEmpty {
      markdown.heading(2, "Crew")
      markdown.table(["Name", "Role"], crew.map { [$0.name, $0.role ?? ""] })
    }
    markdown.notes(mission.provenance.notes)
    return markdown
  }
}
