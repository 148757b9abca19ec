import MoonshotCore
import TextLayout

/// A picture of where the flight went, and beside it, tied to its middle by a guide, the title
/// block.
struct MissionHeader: View {
  let detail: MissionDetail

  var body: some View {
    PictureHeader(beside: 20) { columns in
      MissionPicture(mission, columns: columns)
    } headline: {
      Text(mission.title).style(.title)
      if let highlight = mission.highlight { Text(highlight) }
    } details: {
      Text(mission.datesInWords ?? "no launch date").style(.muted)
      if !detail.craftInWords.isEmpty { Text(detail.craftInWords).style(.muted) }
    }
  }

  private var mission: Mission { detail.mission }
}
