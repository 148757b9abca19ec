import MoonshotCore
import TextLayout

/// A mission in full: header, highlights, crew, facts.
struct MissionView: View {
  let detail: MissionDetail

  var body: some View {
    let (crew, facts, landingFacts) = (detail.crew, detail.facts, detail.landingFacts)
    DetailPage {
      VStack(alignment: .leading, spacing: 1) {
        MissionHeader(detail: detail)
        if let description = detail.mission.description?.unlessBlank {
          PageSection("Mission Highlights") { Prose(description) }
        }
        if !crew.isEmpty {
          PageSection("Crew") { CrewStrip(crew: crew) }
        }
        if !facts.isEmpty {
          PageSection("Flight") { FactsView(facts: facts) }
        }
        if !landingFacts.isEmpty {
          PageSection("On the Moon") { FactsView(facts: landingFacts) }
        }
        if !detail.mission.provenance.notes.isEmpty {
          PageSection("Notes") {
            NotesView(notes: detail.mission.provenance.notes, facts: facts + landingFacts)
          }
        }
      }
    }
  }
}
