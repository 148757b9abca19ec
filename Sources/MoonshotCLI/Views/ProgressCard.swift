import MoonshotCore
import TextLayout

/// The card of a flight on a page of its own.
struct ProgressPage: View {
  let report: ProgressReport

  var body: some View {
    Page { columns in
      ProgressCard(report: report, columns: min(columns, PageSetup.readable))
    }
  }
}

/// Where a flight was: its track, its clock, and the events around the moment.
struct ProgressCard: View {
  let report: ProgressReport

  /// Columns from edge to edge.
  let columns: Int

  var body: some View {
    if columns < 12 {
      // No room for a box: its edges would be all that is seen.
      VStack(alignment: .leading) {
        Text(report.mission.title).style(.title)
        Text(report.status).style(style)
        content(columns: columns)
      }
    } else {
      content(columns: columns - 6)
        .padding(.horizontal, 2)
        .border(
          title: Text(report.mission.title, style: .title),
          trailingTitle: hasStatusInEdge ? Text(report.status, style: style) : nil)
    }
  }

  /// The status stands in the edge, or where that is too short inside of the card.
  private var hasStatusInEdge: Bool {
    report.mission.title.columns + report.status.columns + 8 <= columns
  }

  private func content(columns: Int) -> some View {
    VStack(alignment: .leading) {
      if self.columns >= 12, !hasStatusInEdge { Text(report.status).style(style) }
      if report.progress.status != .neverFlew {
        FlightTrack(
          columns: columns, fraction: report.progress.fraction,
          moon: report.progress.moon?.fractions, style: style)
        Text(" ")
        FlightClockLines(report: report, columns: columns)
      }
      ForEach(report.remarks) { remark in Text(remark) }
      if !events.isEmpty {
        Text(" ")
        ForEach(events) { event in NearEventLine(event: event, columns: columns) }
      }
    }
    .frame(width: max(columns, 0), alignment: .leading)
  }

  private var events: [ProgressReport.NearEvent] {
    [report.last, report.next].compactMap(\.self)
  }

  private var style: Style {
    switch report.progress.status {
    case .notYetLaunched: .accent
    case .inFlight: .warning
    case .returned: .success
    case .neverFlew: .failure
    case .unknown: .warning
    }
  }
}

/// The phase, the part that is flown, and the time of day.
private struct FlightClockLines: View {
  let report: ProgressReport
  let columns: Int

  var body: some View {
    VStack(alignment: .leading) {
      if let phase = report.phase {
        SpreadLine(
          Text(phase, style: .strong), Text(report.position?.withUnbrokenUnit ?? ""),
          columns: columns)
      }
      if let moment = report.moment { Text(moment).style(.muted) }
    }
  }
}

/// "next  first moonwalk begins        in 6 h 22 min", on two lines where one is too short.
private struct NearEventLine: View {
  let event: ProgressReport.NearEvent
  let columns: Int

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Text(event.label).style(.muted)
      SpreadLine(
        Text(event.title), Text(event.distance, style: .muted),
        columns: columns - event.label.columns - 2)
    }
  }
}

extension String {
  /// The text with its last number and unit kept on one line.
  fileprivate var withUnbrokenUnit: String {
    hasSuffix(" %") ? dropLast(2) + "\u{A0}%" : self
  }
}
