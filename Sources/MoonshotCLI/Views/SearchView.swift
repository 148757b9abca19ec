import MoonshotCore
import TextLayout

/// What was found, a line a hit: id, name, and the mention with what was found marked.
///
/// The mention is cut around the first match, so that it can be seen at any width; below the width
/// where that makes sense it stands on a line of its own.
struct SearchView: View {
  /// The fewest columns in which a mention says something.
  private static let fewest = 28

  let results: SearchResults
  let header: Bool

  /// Whether signs mark what was found, for want of a style that does.
  let marksMatches: Bool

  var body: some View {
    Page(.leading) { columns in
      let room = columns - leadingColumns
      VStack(alignment: .leading, spacing: 1) {
        if room >= Self.fewest {
          Table(
            columns: [
              TableColumn("ID", isWhole: true), TableColumn("NAME", isWhole: true),
              TableColumn("MENTION"),
            ],
            rows: results.finds.map { [Text($0.hit.id), title($0), mention($0, columns: room)] },
            showsHeader: header)
        } else {
          ForEach(results.finds) { find in
            VStack(alignment: .leading) {
              HStack(alignment: .top, spacing: 2) {
                title(find).lineLimit(1).layoutPriority(1)
                Text(find.hit.id).style(.muted).layoutPriority(2)
              }
              mention(find, columns: columns).lineLimit(1)
            }
          }
        }
        Text(results.footer).style(.muted)
      }
    }
  }

  /// Columns of the ids and names, with the gaps behind them.
  private var leadingColumns: Int {
    let ids = results.finds.map(\.hit.id.columns).max() ?? 0
    let names = results.finds.map { title($0).columns }.max() ?? 0
    return max(ids, 2) + max(names, 4) + 4
  }

  private func title(_ find: Find) -> Text {
    Text(find.title.flatMap(runs))
  }

  private func mention(_ find: Find, columns: Int) -> Text {
    let label = find.label.map { [Text.Run("\($0): ", style: .muted)] } ?? []
    let room = columns - label.reduce(0) { $0 + $1.text.columns }
    return Text(label + find.mention.flatMap(runs).cut(to: room))
  }

  private func runs(_ piece: Find.Piece) -> [Text.Run] {
    let text = String(piece.text.map { $0.isNewline ? " " : $0 })
    guard piece.isMatch else { return [Text.Run(text)] }
    return [Text.Run(marksMatches ? "‹\(text)›" : text, style: .match)]
  }
}

extension [Text.Run] {
  /// The runs with words left out at the front, until the first match fits into `room` columns.
  ///
  /// What stands before it takes at most a third of the room, more only where nothing follows.
  fileprivate func cut(to room: Int) -> [Text.Run] {
    guard let match = firstIndex(where: { $0.style == .match }), match > 0 else { return self }
    let widths = map(\.text.columns)
    let before = widths[..<match].reduce(0, +)
    let behind = widths[match...].reduce(0, +)
    guard before + behind > room, before + widths[match] + 8 > room else { return self }
    let budget = Swift.max(room / 3, room - behind) - 2
    var words: [Substring] = []
    var filled = 0
    for word in self[..<match].map(\.text).joined()
      .split(separator: " ", omittingEmptySubsequences: false).reversed()
    {
      filled += String(word).columns + 1
      if filled > budget { break }
      words.append(word)
    }
    return [Text.Run("… " + words.reversed().joined(separator: " "))] + self[match...]
  }
}
