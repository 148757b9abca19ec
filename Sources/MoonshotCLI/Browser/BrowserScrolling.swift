import TextLayout

// MARK: - Windows

extension BrowserState {
  /// Where on the screen rows of missions stand; empty when the list is out of sight.
  var listWindow: BrowserLayout.Area {
    guard let pane = layout.list else { return BrowserLayout.Area(columns: 0..<0, rows: 0..<0) }
    let rows = pane.inner.rows
    let header = min(listHeaderRows, rows.count)
    return BrowserLayout.Area(
      columns: pane.inner.columns, rows: (rows.lowerBound + header)..<rows.upperBound)
  }

  /// Rows above the missions: a blank one in a frame, and the titles of the columns.
  var listHeaderRows: Int {
    guard let pane = layout.list, pane.rows >= 6 else { return 0 }
    return BrowserDrawing.headerRows + (pane.isFramed ? 1 : 0)
  }

  /// How many rows of a page are in sight.
  var pageRows: Int { layout.page?.rows ?? 0 }

  /// The farthest that the page in sight can be scrolled.
  var lastTop: Int { max((pageDrawing?.grid.rows.count ?? 0) - pageRows, 0) }

  /// Scrolls the list just as far as the selection needs to be in sight.
  mutating func revealSelection() {
    let rows = listWindow.rows.count
    guard rows > 0 else { return }
    list.top = min(max(list.top, list.selection - rows + 1), list.selection)
  }

  /// Scrolls the page just as far as the chosen link needs to be in sight.
  mutating func revealLink() {
    guard let place, let link = place.link, let links = pageDrawing?.links,
      links.indices.contains(link)
    else { return }
    reveal(links[link].rows)
  }

  /// Scrolls the page just as far as `target` needs to be in sight, with a row around it.
  mutating func reveal(_ target: Range<Int>) {
    guard let place, !pages.isEmpty else { return }
    let below = target.upperBound + 1 - pageRows
    let top = min(max(place.top, below), max(target.lowerBound - 1, 0))
    pages[pages.count - 1].top = max(min(top, lastTop), 0)
  }
}

// MARK: - Settling

extension BrowserState {
  /// Draws what is in sight and not drawn yet, and keeps places within what there is.
  mutating func settle() {
    list.selection = max(min(list.selection, listed.count - 1), 0)
    if !isListFocused, pages.isEmpty { isListFocused = true }
    draw()
    list.top = max(min(list.top, listed.count - listWindow.rows.count), 0)
    guard let place = pages.last, let drawing = pageDrawing else { return }
    pages[pages.count - 1].top = max(min(place.top, lastTop), 0)
    if let link = place.link, !drawing.links.indices.contains(link) {
      pages[pages.count - 1].link = nil
    }
  }

  private mutating func draw() {
    // What was looked at an hour ago can be drawn again.
    if drawings.count > 40 { drawings = [:] }
    let layout = layout
    if let pane = layout.list {
      let key = BrowserDrawing.Key.list(all: list.showsAll, columns: pane.listColumns)
      if drawings[key] == nil {
        drawings[key] = BrowserDrawing(
          list: listed, columns: pane.listColumns, appearance: appearance)
      }
    }
    if let pane = layout.page, let place {
      let key = BrowserDrawing.Key.page(place.subject, columns: pane.columns)
      if drawings[key] == nil {
        drawings[key] = BrowserDrawing(
          place.subject, in: library, columns: pane.columns, appearance: appearance)
      }
    }
  }
}
