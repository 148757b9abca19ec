import MoonshotCore

extension CompareCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let found = Resolved(
      catalog.resolveMissions(call.operands), sentence: catalog.missionSentence
    ) { mission, _ in MissionDetail(mission, in: catalog) }
    if found.details.count == 1, found.notes.isEmpty {
      throw .usage(.missingOperand(.compare, given: 1))
    }
    return Response(
      answer: found.details.isEmpty ? Nothing() : Comparison(found.details), notes: found.notes,
      faults: catalog.faults, status: found.status)
  }
}

extension Comparison: Answer {
  var json: JSONValue {
    .object([
      "facts": .array(rows.map(\.json)),
      "missions": .array(
        missions.map { detail in
          .object(["id": .integer(detail.mission.id), "name": .string(detail.mission.title)])
        }),
    ])
  }

  /// One line a fact: its field, its label, whether it differs, then a value a mission.
  var records: RecordTable? {
    RecordTable(
      keys: ["field", "label", "differs"] + missions.map { String($0.mission.id) },
      rows: rows.map { fact in
        [.string(fact.field), .string(fact.label), .bool(fact.differs)] + fact.values
      })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.table(
      [""] + missions.map(\.mission.title) + ["Differs"],
      rows.map { fact in [fact.label] + fact.words + [fact.differs ? "≠" : ""] })
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    ComparisonView(comparison: self).rendered(on: page)
  }
}

extension Comparison.Row {
  fileprivate var json: JSONValue {
    .object([
      "differs": .bool(differs), "field": .string(field), "label": .string(label),
      "values": .array(values),
    ])
  }
}
