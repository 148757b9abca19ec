import TextLayout

/// The anniversaries of a day, a line each.
struct TodayView: View {
  let report: TodayReport

  var body: some View {
    Page { columns in
      VStack(alignment: .leading, spacing: 1) {
        Text(report.day.inWords, style: .title)
          + Text(hasTimes ? "  times in UTC" : "", style: .muted)
        let widths = AnniversaryWidths(report.lines)
        VStack(alignment: .leading) {
          ForEach(report.lines) { line in
            if columns < 56 {
              NarrowAnniversary(line: line)
            } else {
              Anniversary(line: line, widths: widths)
            }
          }
        }
      }
    }
  }

  private var hasTimes: Bool { report.lines.contains { !$0.time.isEmpty } }
}

/// The columns before the sentence, each as wide as its longest cell.
private struct AnniversaryWidths {
  let ago: Int
  let date: Int
  let time: Int

  init(_ lines: [TodayReport.Line]) {
    ago = lines.reduce(0) { max($0, $1.ago.columns) }
    date = lines.reduce(0) { max($0, $1.date.columns) }
    time = lines.reduce(0) { max($0, $1.time.columns) }
  }
}

/// "57 years ago  1969  20:17:40  Apollo 11: touchdown at Tranquility Base".
private struct Anniversary: View {
  let line: TodayReport.Line
  let widths: AnniversaryWidths

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Text(line.ago).style(.accent).frame(width: widths.ago, alignment: .trailing)
      Text(line.date).frame(width: widths.date, alignment: .leading)
      if widths.time > 0 {
        Text(line.time).style(.muted).frame(width: widths.time, alignment: .leading)
      }
      Text(line.name, style: .strong) + Text(line.event)
    }
  }
}

/// The sentence first, when and how long ago below it.
private struct NarrowAnniversary: View {
  let line: TodayReport.Line

  var body: some View {
    VStack(alignment: .leading) {
      Text(line.name, style: .strong) + Text(line.event)
      HStack(alignment: .top, spacing: 2) {
        Text(" ")
        Text(line.ago, style: .accent)
          + Text(" · \(line.date)\(line.time.isEmpty ? "" : ", \(line.time)")", style: .muted)
      }
    }
  }
}
