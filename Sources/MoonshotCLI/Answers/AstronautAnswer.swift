import MoonshotCore

extension AstronautCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let lookups = catalog.resolveAstronauts(call.operands)
    return Response(
      lookups, faults: catalog.faults,
      detail: { AstronautDetail($0, missions: catalog.missions(of: $0)) },
      sentence: catalog.astronautSentence)
  }
}

extension AstronautDetail: DetailRecord {
  static let listColumns = columns.choosing(defaultKeys)

  func text(_ page: PageSetup) -> [UInt8] {
    AstronautView(detail: self).rendered(on: page)
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, astronaut.title)
    for line in [born, died].compactMap(\.self) { markdown.emphasized(line) }
    markdown.facts(facts)
    if let description = astronaut.description?.unlessBlank {
      markdown.heading(2, "Biography")
      markdown.paragraphs(description)
    }
    if !missions.isEmpty {
      markdown.heading(2, "Missions")
      markdown.table(
        ["Mission", "Role", "Launched"],
        missions.map { assignment in
          [
            assignment.mission.title, assignment.role ?? "",
            assignment.mission.launchDate.map(Words.date) ?? "",
          ]
        })
    }
    markdown.notes(astronaut.provenance.notes)
    return markdown
  }
}
