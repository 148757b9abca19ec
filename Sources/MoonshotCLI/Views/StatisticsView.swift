import TextLayout

/// The totals, then a chart for each figure, side by side where the page is wide.
struct StatisticsView: View {
  let statistics: Statistics

  var body: some View {
    Page { columns in
      VStack(alignment: .leading, spacing: 1) {
        Text("The program in numbers").style(.title)
        FactsView(facts: statistics.lines)
        if !statistics.charts.isEmpty {
          WrappingHStack(spacing: ChartView.gap, lineSpacing: 1) {
            ForEach(statistics.charts) { chart in
              ChartView(chart: chart, columns: ChartView.columns(within: columns))
            }
          }
        }
      }
    }
  }
}

/// Horizontal bars between their labels and their numbers.
struct ChartView: View {
  /// Columns between charts side by side.
  static let gap = 4

  /// The most and the fewest columns of a chart that stands beside another.
  private static let widest = 64
  private static let narrowest = 48

  let chart: Chart
  let columns: Int

  /// How wide charts are on a page of so many columns: as many beside each other as are readable.
  static func columns(within room: Int) -> Int {
    let count = max((room + gap) / (narrowest + gap), 1)
    return min((room + gap) / count - gap, widest)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        Text(chart.title).style(.heading).layoutPriority(1)
        Spacer()
        if let total = chart.total { Text(total).style(.strong).layoutPriority(2) }
      }
      Rule().style(.muted)
      ForEach(chart.bars) { bar in
        HStack(spacing: 2) {
          Text(bar.label).lineLimit(1).frame(width: labelColumns, alignment: .leading)
          Text(line(bar.fraction)).style(.accent).frame(width: barColumns, alignment: .leading)
          Text(bar.value).lineLimit(1).frame(width: valueColumns, alignment: .trailing)
        }
      }
    }
    .frame(width: columns, alignment: .leading)
  }

  private var labelColumns: Int {
    min(chart.bars.map(\.label.columns).max() ?? 0, max(columns / 3, 1))
  }

  private var valueColumns: Int {
    min(chart.bars.map(\.value.columns).max() ?? 0, max(columns / 2, 1))
  }

  private var barColumns: Int {
    max(columns - labelColumns - valueColumns - 4, 0)
  }

  /// A bar to half a column, and never none at all.
  private func line(_ fraction: Double) -> String {
    let halves = max(Int((min(max(fraction, 0), 1) * Double(barColumns * 2)).rounded()), 1)
    return String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
  }
}
