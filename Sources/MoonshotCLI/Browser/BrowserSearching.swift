import MoonshotCore

extension BrowserSearch {
  /// More characters than this are no search but an accident.
  static let longestQuery = 100
}

// MARK: - Typing

extension BrowserState {
  mutating func beginSearch() {
    search.origin = BrowserSearch.Origin(query: search.query, list: list, place: pages.last)
    search.query = ""
  }

  mutating func handleInSearch(_ key: BrowserEvent.Key) {
    switch key {
    case .character(let scalar): type(String(scalar))
    case .backspace:
      if search.query.isEmpty {
        cancelSearch()
      } else {
        search.query.removeLast()
        findFirst()
      }
    case .control("u"):
      search.query = ""
      findFirst()
    case .escape: cancelSearch()
    case .enter, .tab: search.query.isEmpty ? cancelSearch() : (search.origin = nil)
    case .up: findNext(-1)
    case .down: findNext(1)
    default: break
    }
  }

  /// Adds text to what is searched for; breaks of lines become spaces, other controls nothing.
  mutating func type(_ text: String) {
    for character in text where search.query.count < BrowserSearch.longestQuery {
      if character.isNewline || character == "\t" {
        search.query.append(" ")
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        search.query.append(character)
      }
    }
    findFirst()
  }

  /// Goes back to where the search began.
  private mutating func cancelSearch() {
    guard let origin = search.origin else { return }
    search.query = origin.query
    search.origin = nil
    restore(origin)
  }

  private mutating func restore(_ origin: BrowserSearch.Origin) {
    if isListFocused {
      select(origin.list.selection)
      list.top = origin.list.top
    } else if let place = origin.place, !pages.isEmpty {
      pages[pages.count - 1] = place
    }
  }
}

// MARK: - Finding

extension BrowserState {
  /// The rows of the list that the search finds, by the whole record of each mission.
  var listMatches: [Int] {
    let query = [UInt8](folding: search.query)
    guard !query.isEmpty else { return [] }
    return listed.indices.filter { library.matches(listed[$0].mission.id, query) }
  }

  /// Where the search finds its words on the page in sight.
  var pageMatches: [BrowserMatch] { pageDrawing?.matches(search.query) ?? [] }

  /// While one types: the first match from where the search began.
  private mutating func findFirst() {
    guard let origin = search.origin else { return }
    restore(origin)
    if search.query.isEmpty { return }
    if isListFocused {
      let matches = listMatches
      if let row = matches.first(where: { $0 >= origin.list.selection }) ?? matches.first {
        select(row)
      }
    } else {
      let matches = pageMatches
      let top = origin.place?.top ?? 0
      let first = matches.firstIndex { $0.rows.lowerBound >= top } ?? matches.indices.first
      if let first { show(first, of: matches) }
    }
  }

  /// The next match below, or above for a negative step; behind the last comes the first.
  mutating func findNext(_ step: Int) {
    if search.query.isEmpty {
      message = "Nothing to search for yet: press / and type."
    } else if isListFocused {
      let matches = listMatches
      let next =
        step > 0
        ? matches.first { $0 > list.selection } ?? matches.first
        : matches.last { $0 < list.selection } ?? matches.last
      next.map { select($0) } ?? reportNoMatch()
    } else {
      let matches = pageMatches
      guard let place, !matches.isEmpty else { return reportNoMatch() }
      let next = place.match.map { $0 + step } ?? firstMatch(step, in: matches, from: place.top)
      show((next % matches.count + matches.count) % matches.count, of: matches)
    }
  }

  private func firstMatch(_ step: Int, in matches: [BrowserMatch], from top: Int) -> Int {
    step > 0
      ? matches.firstIndex { $0.rows.lowerBound >= top } ?? 0
      : matches.lastIndex { $0.rows.lowerBound < top } ?? matches.count - 1
  }

  private mutating func show(_ match: Int, of matches: [BrowserMatch]) {
    guard !pages.isEmpty else { return }
    pages[pages.count - 1].match = match
    pages[pages.count - 1].link = nil
    reveal(matches[match].rows)
  }

  private mutating func reportNoMatch() {
    message = "Nothing here matches “\(search.query)”."
  }
}
