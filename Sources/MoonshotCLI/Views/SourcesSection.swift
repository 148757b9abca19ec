import TextLayout

/// Where the figures of a mission come from.
struct SourcesSection: View {
  let mission: SourcedMission

  var body: some View {
    PageSection("Sources") {
      VStack(alignment: .leading, spacing: 1) {
        if mission.sources.isEmpty, mission.singleSources.isEmpty {
          Text("The catalog names none.").style(.muted)
        }
        if !mission.sources.isEmpty { FactsView(facts: mission.sources) }
        if !mission.singleSources.isEmpty {
          VStack(alignment: .leading) {
            Text("From one source only").style(.strong)
            FactsView(facts: mission.singleSources)
          }
        }
      }
    }
  }
}
