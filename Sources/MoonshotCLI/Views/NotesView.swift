import MoonshotCore
import TextLayout

/// What a reader should know of contested values, each under the label of its fact.
struct NotesView: View {
  let notes: [Provenance.Note]
  let facts: [Fact]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(notes) { note in
        HStack(alignment: .top, spacing: 1) {
          Text("·").style(.muted)
          Text(label(note)).style(.strong) + Text(note.text)
        }
      }
    }
  }

  private func label(_ note: Provenance.Note) -> String {
    facts.first { $0.field == note.field }.map { "\($0.label): " } ?? ""
  }
}
