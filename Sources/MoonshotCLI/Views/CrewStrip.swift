import MoonshotCore
import TextLayout

/// The crew as cards side by side, as many in a row as fit: names over roles, the commander marked.
struct CrewStrip: View {
  let crew: [CrewMember]

  var body: some View {
    WrappingHStack(spacing: 1) {
      ForEach(crew.enumerated()) { index, member in
        CrewCard(member: member).tag(Self.tag(index))
      }
    }
  }

  /// The tag of a member's card.
  static func tag(_ index: Int) -> String { "crew \(index)" }
}

/// One member of a crew.
struct CrewCard: View {
  let member: CrewMember

  var body: some View {
    VStack(alignment: .leading) {
      name
      Text(member.isCommander ? "★ \(role)" : role).style(.muted)
    }
    .padding(.horizontal, 1)
    .border()
  }

  private var name: Text {
    member.astronaut == nil
      ? Text("\(member.id) (not in the catalog)", style: .warning)
      : Text(member.name, style: .strong)
  }

  private var role: String { member.role ?? "role unknown" }
}

extension CrewMember {
  /// Whether the seat was the commander's, in whatever spelling and program.
  var isCommander: Bool {
    ["commander", "command pilot", "cdr"].contains(role?.folded)
  }
}
