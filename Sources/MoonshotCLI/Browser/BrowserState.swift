import MoonshotCore
package import TextLayout

/// All there is to know of a running browser; the next state follows from this one and an event.
///
/// ```swift
/// let (next, effect) = state.handling(.key(.enter))
/// let screen = next.screen()
/// ```
package struct BrowserState: Sendable {
  let library: BrowserLibrary
  package let appearance: Appearance

  var columns: Int
  var rows: Int

  var list = BrowserList()

  /// The pages opened, one from another, the last one in sight; none while the selection of the
  /// list is only looked at.
  var pages: [BrowserPlace] = []

  /// Whether keys act on the list, not on the page beside it.
  var isListFocused = true

  var search = BrowserSearch()

  /// How far the table of keys is scrolled; `nil` while it isn't shown.
  var keysTop: Int?

  /// One sentence instead of the hints, until the next event.
  var message: String?

  /// Drawings by what is drawn, kept for as long as the size of the screen.
  var drawings: [BrowserDrawing.Key: BrowserDrawing] = [:]

  /// A browser at the list, or at a page.
  package init(
    _ library: BrowserLibrary, opening subject: BrowserSubject? = nil, columns: Int = 80,
    rows: Int = 24, appearance: Appearance = .plain
  ) {
    self.library = library
    self.appearance = appearance
    (self.columns, self.rows) = Self.sane(columns: columns, rows: rows)
    if let subject { start(at: subject) }
    settle()
  }

  /// Sizes as screens have them: 80 by 24 where the system doesn't know.
  static func sane(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
    (columns > 0 ? min(columns, 1000) : 80, rows > 0 ? min(rows, 500) : 24)
  }

  /// Opens a page, and selects in the list what leads there.
  private mutating func start(at subject: BrowserSubject) {
    let mission =
      switch subject {
      case .mission(let id): library.mission(id)?.mission
      case .astronaut(let id): library.astronaut(id)?.missions.first?.mission
      case .map(let id), .timeline(let id): id.flatMap(library.mission)?.mission
      }
    if let mission {
      list.showsAll = !mission.isCrewed
      list.selection = listed.firstIndex { $0.mission.id == mission.id } ?? 0
    }
    open(subject)
  }
}

/// The list of missions.
struct BrowserList: Hashable, Sendable {
  /// Of the rows that are listed, from 0.
  var selection = 0

  /// The first row in sight.
  var top = 0

  /// Whether flights without people are listed too.
  var showsAll = false
}

/// An opened page, and where on it one is.
struct BrowserPlace: Hashable, Sendable {
  let subject: BrowserSubject

  /// The first row of the page in sight.
  var top = 0

  /// The chosen link, by its place among those of the page.
  var link: Int?

  /// The match of the search that is looked at, by its place among those of the page.
  var match: Int?
}

/// What is searched for.
struct BrowserSearch: Hashable, Sendable {
  var query = ""

  /// Where one was when the search began; not `nil` while one is typing.
  var origin: Origin?

  struct Origin: Hashable, Sendable {
    let query: String
    let list: BrowserList
    let place: BrowserPlace?
  }
}

// MARK: - What is there

extension BrowserState {
  /// The missions of the list, from the top.
  var listed: [MissionDetail] {
    list.showsAll ? library.missions : library.missions.filter(\.mission.isCrewed)
  }

  var selected: MissionDetail? {
    let listed = listed
    return listed.indices.contains(list.selection) ? listed[list.selection] : nil
  }

  /// The page in sight: the last opened, else the list's selection where there is room to look at
  /// it.
  var place: BrowserPlace? {
    pages.last ?? selected.map { BrowserPlace(subject: .mission($0.mission.id)) }
  }

  var layout: BrowserLayout {
    BrowserLayout(columns: columns, rows: rows, showsList: isListFocused)
  }

  /// How the list looks at its present width, as it was drawn.
  var listDrawing: BrowserDrawing? {
    layout.list.flatMap { drawings[.list(all: list.showsAll, columns: $0.listColumns)] }
  }

  /// How the page in sight looks at its present width, as it was drawn.
  var pageDrawing: BrowserDrawing? {
    guard let place, let pane = layout.page else { return nil }
    return drawings[.page(place.subject, columns: pane.columns)]
  }
}

// MARK: - Comparing

/// Two are equal where the same is to be seen of the same catalog; what was drawn before says
/// nothing.
extension BrowserState: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.columns == other.columns && one.rows == other.rows && one.list == other.list
      && one.pages == other.pages && one.isListFocused == other.isListFocused
      && one.search == other.search && one.keysTop == other.keysTop
      && one.message == other.message
  }
}
