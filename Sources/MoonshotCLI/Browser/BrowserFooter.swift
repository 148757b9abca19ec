import TextLayout

/// The bottom line: the keys that matter here, what is being typed, or one sentence.
struct BrowserFooter: View {
  let state: BrowserState

  var body: some View {
    line.lineLimit(1)
      .padding(.leading, state.layout.margin)
      .frame(width: state.columns, height: 1, alignment: .leading)
  }

  private var line: Text {
    if let message = state.message { return Text(message, style: .warning) }
    if state.search.origin != nil { return prompt }
    return hints(within: state.columns - state.layout.margin)
  }

  /// "/lovell_  3 matches", the end of a long query in sight.
  private var prompt: Text {
    let count = state.isListFocused ? state.listMatches.count : state.pageMatches.count
    let note =
      state.search.query.isEmpty
      ? "type to search" : count == 1 ? "1 match" : count == 0 ? "no match" : "\(count) matches"
    var query = state.search.query
    let room = max(state.columns - state.layout.margin - note.columns - 5, 8)
    while query.columns > room { query.removeFirst() }
    return Text("/", style: .accent) + Text(query, style: .strong) + Text("▏", style: .accent)
      + Text(" \(note)", style: count == 0 && !query.isEmpty ? .warning : .muted)
  }

  /// As many hints as fit; those that can be done without go first.
  private func hints(within columns: Int) -> Text {
    var shown = state.hints
    for key in BrowserHint.dispensable where Self.columns(of: shown) > columns {
      shown.removeAll { $0.key == key }
    }
    let texts = shown.map { Text($0.key, style: .strong) + Text(" \($0.word)", style: .muted) }
    return texts.dropFirst().reduce(texts.first ?? Text("")) { $0 + Text("   ") + $1 }
  }

  private static func columns(of hints: [BrowserHint]) -> Int {
    hints.reduce(-3) { $0 + $1.key.columns + $1.word.columns + 4 }
  }
}

/// A key, and what it does, in a word.
struct BrowserHint: Hashable, Sendable {
  /// The keys without which a short line does, first those that people try anyhow; never the one
  /// that lists them all.
  static let dispensable = ["↑↓", "tab", "a", "m", "t", "/", "enter", "esc", "q"]

  let key: String
  let word: String

  init(_ key: String, _ word: String) {
    self.key = key
    self.word = word
  }
}

extension BrowserLayout {
  /// Blank columns before the hints.
  var margin: Int { (list ?? page)?.isFramed == true ? 2 : 0 }
}

extension BrowserState {
  /// The keys that matter in this place, the most useful first; help and leaving come last.
  var hints: [BrowserHint] {
    if keysTop != nil { return [BrowserHint("↑↓", "scroll"), BrowserHint("esc", "close")] }
    let last = [BrowserHint("?", "keys"), BrowserHint("q", "quit")]
    if isListFocused {
      return [
        BrowserHint("↑↓", "move"), BrowserHint("enter", "open"), BrowserHint("tab", "crew"),
        BrowserHint("/", "search"), BrowserHint("a", list.showsAll ? "crewed only" : "all flights"),
        BrowserHint("m", "map"), BrowserHint("t", "timeline"),
      ] + last
    }
    var hints = [BrowserHint("esc", "back")]
    if place?.link != nil { hints.append(BrowserHint("enter", "open")) }
    if lastTop > 0 { hints.append(BrowserHint("↑↓", "scroll")) }
    if pageDrawing?.links.isEmpty == false {
      switch place?.subject {
      case .mission: hints.append(BrowserHint("tab", "crew"))
      default: hints.append(BrowserHint("tab", "missions"))
      }
    }
    hints.append(BrowserHint("/", "search"))
    if case .mission = place?.subject {
      hints += [BrowserHint("m", "map"), BrowserHint("t", "timeline")]
    }
    return hints + last
  }
}
