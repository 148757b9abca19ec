import MoonshotCore
import TextLayout

/// The events of a flight as lines of "GET  UTC  title", for reading by the line.
struct EventLines: View {
  let report: MissionTimelineReport

  var body: some View {
    Table(
      columns: [
        TableColumn("GET", alignment: .trailing, isWhole: true),
        TableColumn("UTC", isWhole: true), TableColumn("EVENT", isWhole: true),
      ],
      rows: report.rows.map { [$0.elapsed, $0.utc.description, $0.title] },
      showsHeader: false)
  }
}
