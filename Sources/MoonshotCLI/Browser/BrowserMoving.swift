import MoonshotCore
import TextLayout

// MARK: - Moving

extension BrowserState {
  /// Moves the selection of the list, or the page.
  mutating func move(_ motion: BrowserMotion) {
    if isListFocused {
      select(
        motion.applied(to: list.selection, page: listWindow.rows.count, last: listed.count - 1))
    } else if case .lines(let step) = motion, let link = linkInSight(step) {
      pages[pages.count - 1].link = link
      revealLink()
    } else {
      scroll(to: motion.applied(to: place?.top ?? 0, page: pageRows, last: lastTop))
    }
  }

  /// Makes a row of the list the selected one, in sight; what was opened from another is closed.
  mutating func select(_ row: Int) {
    let row = max(min(row, listed.count - 1), 0)
    if row != list.selection { pages = [] }
    list.selection = row
    revealSelection()
  }

  /// Scrolls the page; a link that leaves the window is no longer chosen.
  mutating func scroll(to top: Int) {
    guard let place else { return }
    if pages.isEmpty { pages = [place] }
    let top = max(min(top, lastTop), 0)
    pages[pages.count - 1].top = top
    if let link = place.link, let links = pageDrawing?.links, links.indices.contains(link),
      !links[link].rows.overlaps(top..<(top + pageRows))
    {
      pages[pages.count - 1].link = nil
    }
  }

  /// The next link above or below the chosen one, if it is in sight.
  private func linkInSight(_ step: Int) -> Int? {
    guard let place, let link = place.link, let links = pageDrawing?.links,
      links.indices.contains(link)
    else { return nil }
    let chosen = links[link]
    let window = place.top..<(place.top + pageRows)
    let candidates = links.indices.filter { index in
      let rows = links[index].rows
      return rows.overlaps(window)
        && (step > 0
          ? rows.lowerBound >= chosen.rows.upperBound : rows.upperBound <= chosen.rows.lowerBound)
    }
    return candidates.min { one, other in
      links[one].distance(from: chosen) < links[other].distance(from: chosen)
    }
  }
}

extension BrowserLink {
  /// First how many rows lie between, then how many columns.
  fileprivate func distance(from other: BrowserLink) -> (Int, Int) {
    (
      abs(rows.lowerBound - other.rows.lowerBound),
      abs(columns.lowerBound - other.columns.lowerBound)
    )
  }
}

// MARK: - Opening and going back

extension BrowserState {
  mutating func open(_ subject: BrowserSubject) {
    isListFocused = false
    if pages.last?.subject == subject { return }
    pages.append(BrowserPlace(subject: subject))
    // Nobody walks back that far; the first page is where the list leads.
    if pages.count > 200 { pages.remove(at: 1) }
  }

  /// The map: from a mission that landed, or its timeline, with its site; else with all of them.
  mutating func openMap() {
    let id: Mission.ID
    switch isListFocused ? nil : place?.subject {
    case .mission(let mission), .timeline(let mission?): id = mission
    default: return open(.map(nil))
    }
    guard let mission = library.mission(id) else { return open(.map(nil)) }
    if library.map(id).chosen.isEmpty {
      open(.map(nil))
      message = "\(mission.mission.title) has no landing site; these are the others'."
    } else {
      open(.map(id))
    }
  }

  /// The timeline: from a mission, or its site on the map, that of its events; else that of all
  /// flights.
  mutating func openTimeline() {
    switch isListFocused ? nil : place?.subject {
    case .mission(let id), .map(let id?): open(.timeline(id))
    default: open(.timeline(nil))
    }
  }

  /// Return: opens the selected mission or the chosen link; on a page without one, chooses the
  /// first.
  mutating func activate() {
    if isListFocused {
      openSelected()
    } else if let place, let link = place.link, let links = pageDrawing?.links,
      links.indices.contains(link)
    {
      open(links[link].target)
    } else {
      chooseLink(1, mayLeave: false)
    }
  }

  /// Opens what is selected in the list, as it was left.
  mutating func openSelected() {
    guard let selected else { return }
    let subject = BrowserSubject.mission(selected.mission.id)
    if pages.first?.subject != subject { pages = [BrowserPlace(subject: subject)] }
    isListFocused = false
  }

  mutating func goBack() {
    if isListFocused {
      search.query = ""
    } else if pages.count > 1 {
      pages.removeLast()
    } else {
      leavePage()
    }
  }

  /// From a page to the list; what leads there from the selection stays open beside it.
  private mutating func leavePage() {
    isListFocused = true
    let isSelected = selected.map { pages.first?.subject == .mission($0.mission.id) } ?? false
    if !isSelected { pages = [] }
    settle()
    revealSelection()
  }

  /// Chooses the link `step` places on, or the list where it `mayLeave` the page and that stands
  /// beside it.
  mutating func chooseLink(_ step: Int, mayLeave: Bool) {
    let isFromList = isListFocused
    if isFromList {
      openSelected()
      settle()
    }
    guard let place, let links = pageDrawing?.links, !pages.isEmpty else { return }
    let last = links.count - 1
    var next = place.link.map { $0 + step } ?? (step > 0 ? 0 : last)
    if isFromList { next = step > 0 ? 0 : last }
    if next < 0 || next > last {
      if mayLeave, !isFromList, layout.list != nil {
        pages[pages.count - 1].link = nil
        isListFocused = true
        return
      }
      guard mayLeave, last >= 0 else { return }
      next = next < 0 ? last : 0
    }
    pages[pages.count - 1].link = next
    revealLink()
  }

  mutating func toggleAll() {
    let id = selected?.mission.id
    list.showsAll.toggle()
    settle()
    if let row = listed.firstIndex(where: { $0.mission.id == id }) {
      list.selection = row
    } else if let id {
      // The nearest that is still listed.
      select(listed.lastIndex { $0.mission.id < id } ?? 0)
    }
    if !isListFocused, pages.isEmpty { isListFocused = true }
    revealSelection()
  }
}
