import MoonshotCore
import TextLayout

/// A mission in full: header, highlights, crew, facts.
struct MissionView: View {
  let detail: MissionDetail

  var body: some View {
    DetailPage {
      VStack(alignment: .leading, spacing: 1) {
        MissionHeader(detail: detail)
        if let description = detail.mission.description?.unlessBlank {
          PageSection("Mission Highlights") { Prose(description) }
        }
        if !detail.crew.isEmpty {
          PageSection("Crew") { CrewStrip(crew: detail.crew) }
        }
        if !detail.facts.isEmpty {
          PageSection("Flight") { FactsView(facts: detail.facts) }
        }
        if !detail.landingFacts.isEmpty {
          PageSection("On the Moon") { FactsView(facts: detail.landingFacts) }
        }
        if !detail.mission.provenance.notes.isEmpty {
          PageSection("Notes") {
            NotesView(
              notes: detail.mission.provenance.notes, facts: detail.facts + detail.landingFacts)
          }
        }
      }
    }
  }
}
