import MoonshotCore
import TextLayout

/// A page, or the list, drawn in full for a width, and the places in it that lead elsewhere.
struct BrowserDrawing: Sendable {
  let grid: Grid

  /// In reading order; none in the list, where each row is one.
  let links: [BrowserLink]

  /// What is drawn, and how wide.
  enum Key: Hashable, Sendable {
    case list(all: Bool, columns: Int)
    case page(BrowserSubject, columns: Int)
  }
}

// MARK: - Drawing

extension BrowserDrawing {
  /// Rows above the first mission in a drawing of the list.
  static let headerRows = 1

  /// The list of `missions` as `moonshot list` shows it, with as many columns as there is room for.
  init(list missions: [MissionDetail], columns: Int, appearance: Appearance) {
    var keys = ["id", "name", "launchDate"]
    if columns >= 56 { keys.append("crew") }
    if columns >= 72 { keys.append("summary") }
    let list = RecordList(
      rows: missions, columns: MissionDetail.columns.choosing(keys), isChosen: false, footer: nil)
    // The blank columns before it are for marks, at any width.
    grid = RecordListTable(list: list, header: true).padding(.leading, 2)
      .drawn(columns: columns, appearance: appearance)
    links = []
  }

  /// The page of `subject`, as its command shows it.
  init(
    _ subject: BrowserSubject, in library: BrowserLibrary, columns: Int, appearance: Appearance
  ) {
    func drawn(_ page: some View) -> Grid {
      page.padding(.vertical).drawn(columns: columns, appearance: appearance)
    }
    switch subject {
    case .mission(let id):
      let detail = library.mission(id)
      grid = detail.map { drawn(MissionView(detail: $0)) } ?? drawn(EmptyView())
      links = (detail?.crew ?? []).enumerated().flatMap { [grid] index, member in
        member.astronaut.map { BrowserLink.card(.astronaut($0.id), CrewStrip.tag(index), in: grid) }
          ?? []
      }
    case .astronaut(let id):
      let detail = library.astronaut(id)
      grid = detail.map { drawn(AstronautView(detail: $0)) } ?? drawn(EmptyView())
      links = BrowserLink.rows(
        (detail?.missions ?? []).map { .mission($0.mission.id) }, AssignmentTable.tag, in: grid)
    case .map(let id):
      let map = library.map(id)
      grid = drawn(MapView(map: map, showsHint: false))
      links = map.sites.flatMap { [grid] site in
        BrowserLink.entry(.mission(site.mission.id), MapEntry.tag(site), in: grid)
      }
    case .timeline(nil):
      let program = library.program
      grid = drawn(ProgramTimelineView(report: program))
      links = program.missions.flatMap { [grid] mission in
        BrowserLink.entry(.mission(mission.id), ProgramTimelineView.tag(mission), in: grid)
      }
    case .timeline(let id?):
      let timeline = library.timeline(id)
      grid =
        timeline.map { drawn(MissionTimelineView(report: $0)) } ?? drawn(EmptyView())
      links = []
    }
  }
}
