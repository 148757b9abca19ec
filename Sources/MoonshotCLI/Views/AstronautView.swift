import MoonshotCore
import TextLayout

/// An astronaut in full: header, biography, missions flown, facts.
struct AstronautView: View {
  let detail: AstronautDetail

  var body: some View {
    DetailPage {
      VStack(alignment: .leading, spacing: 1) {
        AstronautHeader(detail: detail)
        if let description = detail.astronaut.description?.unlessBlank {
          PageSection("Biography") { Prose(description) }
        }
        if !detail.missions.isEmpty {
          PageSection("Missions") { AssignmentTable(assignments: detail.missions) }
        }
        if !detail.facts.isEmpty {
          PageSection("Career") { FactsView(facts: detail.facts) }
        }
        if !detail.astronaut.provenance.notes.isEmpty {
          PageSection("Notes") {
            NotesView(notes: detail.astronaut.provenance.notes, facts: detail.facts)
          }
        }
      }
    }
  }
}

/// The missions of the catalog that somebody was on, with role and date.
struct AssignmentTable: View {
  /// The tag of the table, its heading included.
  static let tag = "missions"

  let assignments: [AstronautDetail.Assignment]

  var body: some View {
    Table(
      columns: [
        TableColumn("MISSION", isWhole: true), TableColumn("ROLE"), TableColumn("LAUNCHED"),
      ],
      rows: assignments.map { assignment in
        [
          assignment.mission.title, assignment.role ?? Words.unknown,
          assignment.mission.launchDate.map(Words.date) ?? Words.unknown,
        ]
      }
    )
    .tag(Self.tag)
  }
}
