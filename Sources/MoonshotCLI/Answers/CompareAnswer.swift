import MoonshotCore
import TextLayout

extension CompareCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let lookups = catalog.resolveMissions(call.operands)
    var found: [MissionDetail] = []
    var notes: [String] = []
    for (query, lookup) in lookups {
      if case .found(let mission) = lookup {
        found.append(MissionDetail(mission, in: catalog))
      } else {
        notes.append(catalog.missionSentence(query, lookup))
      }
    }
    if found.isEmpty {
      return Response(
        answer: Nothing(), notes: notes, faults: catalog.faults, status: .notFound)
    }
    if notes.isEmpty, found.count == 1 {
      throw .usage(.missingOperand(.compare, given: 1))
    }
    return Response(
      answer: Comparison(found), notes: notes, faults: catalog.faults,
      status: notes.isEmpty ? .success : .notFound)
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
    ComparisonView(comparison: self)
      .rendered(columns: page.columns, appearance: page.appearance)
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
