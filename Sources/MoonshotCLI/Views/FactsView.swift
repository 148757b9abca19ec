import TextLayout

/// Labels and values, the values aligned and wrapped beside their labels.
struct FactsView: View {
  let facts: [Fact]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(facts) { fact in
        HStack(alignment: .top, spacing: 2) {
          Text(fact.label).style(.muted).frame(width: labelColumns, alignment: .leading)
          Text(fact.value)
        }
      }
    }
  }

  private var labelColumns: Int {
    facts.reduce(0) { max($0, $1.label.columns) }
  }
}
