import MoonshotCore
import TextLayout

/// Missions side by side, a fact a row; in blocks where they don't fit, and one below the other
/// where not even two do.
struct ComparisonView: View {
  let comparison: Comparison

  var body: some View {
    Page(.leading) { columns in
      let layout = ComparisonLayout(comparison, columns: columns)
      VStack(alignment: .leading, spacing: 1) {
        if layout.missionsPerBlock > 1 {
          ForEach(layout.blocks) { block in
            ComparisonBlock(comparison: comparison, layout: layout, missions: block)
          }
        } else {
          ComparisonStack(comparison)
        }
        if comparison.rows.contains(where: \.differs) {
          Text("\(DifferenceMark.sign) marks what differs").style(.muted)
        }
      }
    }
  }
}

/// How the missions are divided among the columns of the page.
struct ComparisonLayout: Sendable {
  /// The fewest columns in which the facts of a mission can be read.
  private static let fewest = 14

  /// The most that help; beyond, the eye loses the row.
  private static let most = 30

  let labelColumns: Int
  let missionColumns: Int
  let missionsPerBlock: Int
  let blocks: [Range<Int>]

  init(_ comparison: Comparison, columns: Int) {
    let count = comparison.missions.count
    let labels = comparison.rows.map(\.label.columns).max() ?? 0
    let room = max(columns - DifferenceMark.columns, 0)
    labelColumns = min(labels, room / 3)
    let free = max(room - labelColumns, 0)
    missionsPerBlock = min(count, free / (Self.fewest + 2))
    let perBlock = max(missionsPerBlock, 1)
    // As many in each block as in the others, so that none stands alone in the last.
    let blockCount = (count + perBlock - 1) / perBlock
    let size = max((count + blockCount - 1) / max(blockCount, 1), 1)
    missionColumns = min(max(free / size - 2, 1), Self.most)
    blocks = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}

/// Some of the missions: their titles over their facts.
private struct ComparisonBlock: View {
  let comparison: Comparison
  let layout: ComparisonLayout
  let missions: Range<Int>

  var body: some View {
    VStack(alignment: .leading) {
      row(differs: false, label: Text("")) { place in
        Text(comparison.missions[place].mission.title).style(.title)
      }
      ForEach(comparison.rows) { fact in
        row(differs: fact.differs, label: Text(fact.label).style(.muted)) { place in
          ComparedValue.text(fact, at: place)
        }
      }
    }
  }

  private func row(
    differs: Bool, label: Text, value: @escaping (Int) -> Text
  ) -> some View {
    HStack(alignment: .top, spacing: 2) {
      HStack(alignment: .top, spacing: 0) {
        DifferenceMark(isShown: differs)
        label.frame(width: layout.labelColumns, alignment: .leading)
      }
      ForEach(missions) { place in
        value(place).frame(width: layout.missionColumns, alignment: .topLeading)
      }
    }
  }
}

/// Every fact with the missions below it, for narrow pages.
private struct ComparisonStack: View {
  private let comparison: Comparison
  private let titleColumns: Int

  init(_ comparison: Comparison) {
    self.comparison = comparison
    titleColumns = min(comparison.missions.map(\.mission.title.columns).max() ?? 0, 12)
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(comparison.rows) { fact in
        HStack(alignment: .top, spacing: 0) {
          DifferenceMark(isShown: fact.differs)
          Text(fact.label).style(.heading)
        }
        ForEach(comparison.missions.indices) { place in
          HStack(alignment: .top, spacing: 2) {
            Text(comparison.missions[place].mission.title).style(.muted)
              .frame(width: titleColumns, alignment: .leading)
            ComparedValue.text(fact, at: place)
          }
          .padding(.leading, DifferenceMark.columns)
        }
      }
    }
  }
}

/// The sign beside a fact in which the missions are not alike.
private struct DifferenceMark: View {
  static let sign = "≠"

  /// Room for the sign, also in ASCII, and a blank.
  static let columns = 3

  let isShown: Bool

  var body: some View {
    Text(isShown ? Self.sign : "").style(.accent)
      .frame(width: Self.columns, alignment: .leading)
  }
}

private enum ComparedValue {
  static func text(_ fact: Comparison.Row, at place: Int) -> Text {
    let words = fact.words[place]
    let style: Style = words == Words.unknown ? .muted : fact.differs ? .plain : .muted
    return Text(words, style: style)
  }
}
