import MoonshotCore
import TextLayout

/// All flights on one axis of years and months, a line each.
struct ProgramTimelineView: View {
  let report: ProgramTimelineReport

  var body: some View {
    Page { columns in
      let layout = ProgramLayout(report, columns: columns)
      VStack(alignment: .leading, spacing: 1) {
        if !report.timeline.flights.isEmpty {
          VStack(alignment: .leading) {
            AxisHeader(timeline: report.timeline, layout: layout)
            ForEach(report.timeline.flights) { flight in
              FlightLine(flight: flight, timeline: report.timeline, layout: layout)
                .tag(Self.tag(flight.mission))
            }
          }
          Legend(kinds: report.kinds, ticks: layout.tickMonths)
        }
        ForEach(report.apart) { apart in
          ApartLine(apart: apart, layout: layout).tag(Self.tag(apart.mission))
        }
        if let summary = report.summary { Text(summary + ".").style(.muted) }
      }
    }
  }

  /// The tag of a mission's line.
  static func tag(_ mission: Mission) -> String { "flight \(mission.id)" }
}

/// The widths of the columns: names, axis, and what has room beside it.
struct ProgramLayout {
  let spacing: Int
  let title: Int
  let axis: Int
  let showsDate: Bool
  let showsDuration: Bool

  /// Columns for a summary, 0 for none.
  let summary: Int

  /// How many months lie between two ticks.
  let tickMonths: Int

  init(_ report: ProgramTimelineReport, columns: Int) {
    spacing = columns < 56 ? 1 : 2
    let longest = report.missions.reduce(4) { max($0, $1.title.columns) }
    title = max(min(longest, columns / 3), 1)
    showsDate = columns >= 56
    showsDuration = columns >= 96
    summary = columns >= 132 ? min(columns - 86, 60) : 0
    let beside =
      (showsDate ? Self.date + spacing : 0) + (showsDuration ? Self.duration + spacing : 0)
      + (summary > 0 ? summary + spacing : 0)
    let room = max(columns - title - spacing - beside, 1)
    // Years of equal length, where there is a cell for each.
    let years = max(report.timeline.years.count - 1, 1)
    axis = room < years ? room : room - room % years
    tickMonths = [1, 3, 6, 12].first { room * $0 >= 36 * years } ?? 12
  }

  static let date = 12
  static let duration = 16
}

/// The years over a ruler.
private struct AxisHeader: View {
  let timeline: ProgramTimeline
  let layout: ProgramLayout

  var body: some View {
    HStack(alignment: .top, spacing: layout.spacing) {
      Text(" ").frame(width: layout.title, alignment: .leading)
      VStack(alignment: .leading) {
        years.text
        ruler.text
      }
      .frame(width: layout.axis, alignment: .leading)
      if layout.showsDate {
        Text("LAUNCHED").style(.heading).frame(width: ProgramLayout.date, alignment: .trailing)
      }
      if layout.showsDuration {
        Text("FLEW").style(.heading)
          .frame(width: ProgramLayout.duration, alignment: .trailing)
      }
      if layout.summary > 0 {
        Text("HIGHLIGHT").style(.heading).frame(width: layout.summary, alignment: .leading)
      }
    }
  }

  private var years: AxisCells {
    var line = AxisCells(columns: layout.axis)
    let room = layout.axis / max(timeline.years.count - 1, 1)
    for tick in timeline.years.dropLast() {
      let year = String(tick.year)
      line.write(
        room == 4 && year.count == 4 ? "’" + year.suffix(2) : year, at: tick.position,
        style: .heading)
    }
    return line
  }

  private var ruler: AxisCells {
    var line = AxisCells(columns: layout.axis, "─", style: .muted)
    for tick in timeline.months where (tick.month - 1) % layout.tickMonths == 0 {
      line.mark(tick.position, "┴", style: .muted)
    }
    for tick in timeline.years.dropLast() { line.mark(tick.position, "┬", style: .muted) }
    return line
  }
}

/// A flight: its name, its bar, and what there is room for.
private struct FlightLine: View {
  let flight: ProgramTimeline.Flight
  let timeline: ProgramTimeline
  let layout: ProgramLayout

  var body: some View {
    HStack(alignment: .top, spacing: layout.spacing) {
      Text(flight.mission.title).lineLimit(1).frame(width: layout.title, alignment: .leading)
      bar.text.frame(width: layout.axis, alignment: .leading)
      if layout.showsDate {
        Text(flight.launched).style(.muted)
          .frame(width: ProgramLayout.date, alignment: .trailing)
      }
      if layout.showsDuration {
        Text(flight.duration).style(.muted)
          .frame(width: ProgramLayout.duration, alignment: .trailing)
      }
      if layout.summary > 0 {
        Text(flight.mission.summary ?? "").lineLimit(1)
          .frame(width: layout.summary, alignment: .leading)
      }
    }
  }

  private var bar: AxisCells {
    var line = AxisCells(columns: layout.axis)
    for tick in timeline.years.dropLast() { line.mark(tick.position, "┊", style: .muted) }
    line.fill(flight.positions, flight.kind.sign, style: flight.kind.style)
    return line
  }
}

/// The signs and their meaning, and what a tick is.
private struct Legend: View {
  let kinds: [ProgramTimelineReport.Kind]
  let ticks: Int

  var body: some View {
    WrappingHStack(spacing: 3) {
      ForEach(kinds) { kind in
        HStack(spacing: 1) {
          Text(String(kind.sign), style: kind.style)
          Text(kind.rawValue).style(.muted)
        }
      }
      Text("ticks: \(ticks == 12 ? "years" : ticks == 1 ? "months" : "\(ticks) months")")
        .style(.muted)
    }
  }
}

/// A mission without a date, under the axis.
private struct ApartLine: View {
  let apart: ProgramTimelineReport.Apart
  let layout: ProgramLayout

  var body: some View {
    HStack(alignment: .top, spacing: layout.spacing) {
      Text(apart.title).lineLimit(1).frame(width: layout.title, alignment: .leading)
      VStack(alignment: .leading) {
        Text(apart.summary)
        ForEach(apart.notes) { note in Text(note).style(.muted) }
      }
    }
    .frame(maxWidth: PageSetup.readable, alignment: .leading)
  }
}

extension ProgramTimelineReport.Kind {
  /// The character of a bar.
  fileprivate var sign: Character {
    switch self {
    case .uncrewed: "□"
    case .crewed: "■"
    case .landed: "◆"
    }
  }

  fileprivate var style: Style {
    switch self {
    case .uncrewed: .plain
    case .crewed: .accent
    case .landed: .success
    }
  }
}
