import MoonshotCore
import TextLayout

/// The events of a flight: a rail to scale, and below it a line each, day by day.
struct MissionTimelineView: View {
  let report: MissionTimelineReport

  var body: some View {
    Page { room in
      let columns = min(room, PageSetup.readable)
      VStack(alignment: .leading, spacing: 1) {
        VStack(alignment: .leading) {
          Text(report.mission.title).style(.title)
          if let dates = report.mission.datesInWords { Text(dates).style(.muted) }
          if let remark = report.remark { Text(remark) }
        }
        if !report.rows.isEmpty {
          EventRail(timeline: report.timeline, columns: columns)
          VStack(alignment: .leading) {
            if columns >= WideEvent.leastColumns { EventHeader(columns: columns) }
            ForEach(report.entries) { entry in EntryLine(entry: entry, columns: columns) }
          }
        }
      }
    }
  }
}

/// The flight to scale: its days numbered, each event a dot.
struct EventRail: View {
  let timeline: MissionTimeline
  let columns: Int

  var body: some View {
    VStack(alignment: .leading) {
      days.text
      rail.text
    }
  }

  private var days: AxisCells {
    var line = AxisCells(columns: columns)
    for day in timeline.days {
      line.write(
        day.number == 1 ? "day 1" : String(day.number), at: day.position, style: .muted)
    }
    return line
  }

  private var rail: AxisCells {
    var line = AxisCells(columns: columns, "─", style: .muted)
    for day in timeline.days { line.mark(day.position, "┴", style: .muted) }
    for row in timeline.rows { line.mark(row.position, "●", style: .accent) }
    return line
  }
}

/// A day or an event on the upright rail.
private struct EntryLine: View {
  let entry: MissionTimelineReport.Entry
  let columns: Int

  var body: some View {
    switch entry {
    case .day(let title, let start):
      HStack(alignment: .top, spacing: 1) {
        Text("┬").style(.muted)
        Text(title, style: .heading) + Text("  \(start)", style: .muted)
      }
    case .quiet(let title):
      HStack(alignment: .top, spacing: 1) {
        Text("┊").style(.muted)
        Text("\(title)  nothing recorded").style(.muted)
      }
    case .event(let row) where columns >= WideEvent.leastColumns:
      WideEvent(row: row, columns: columns)
    case .event(let row): NarrowEvent(row: row)
    }
  }
}

/// An event on one line.
private struct WideEvent: View {
  let row: MissionTimelineReport.Row
  let columns: Int

  static let leastColumns = 70

  /// Columns up to the title.
  private static let times = 31

  /// Columns of the last column, where there is room for it.
  static func phase(_ columns: Int) -> Int { columns >= 96 ? 22 : 0 }

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      HStack(alignment: .top, spacing: 1) {
        Text("●").style(.accent)
        Text(row.elapsed).frame(width: 9, alignment: .trailing)
      }
      Text(row.time).style(.muted).frame(width: 16, alignment: .leading)
      let phase = Self.phase(columns)
      Text(row.title)
        .frame(
          width: columns - Self.times - (phase > 0 ? phase + 2 : 0), alignment: .leading)
      if phase > 0 {
        Text(row.phase ?? "").style(.muted).frame(width: phase, alignment: .leading)
      }
    }
  }
}

/// The heads of the columns.
private struct EventHeader: View {
  let columns: Int

  var body: some View {
    HStack(spacing: 2) {
      Text("GET").style(.heading).frame(width: 11, alignment: .trailing)
      Text("UTC").style(.heading).frame(width: 16, alignment: .leading)
      if WideEvent.phase(columns) > 0 {
        Text("EVENT").style(.heading)
          .frame(width: columns - 31 - 24, alignment: .leading)
        Text("PHASE BEGINS").style(.heading)
      } else {
        Text("EVENT").style(.heading)
      }
    }
  }
}

/// An event with its times over its title.
private struct NarrowEvent: View {
  let row: MissionTimelineReport.Row

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Text("●").style(.accent)
      VStack(alignment: .leading) {
        Text("\(row.elapsed) · ") + Text("\(row.time) UTC", style: .muted)
        Text(row.title)
      }
    }
  }
}
