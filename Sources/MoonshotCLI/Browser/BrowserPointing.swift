extension BrowserState {
  /// How many rows a notch of the wheel scrolls.
  private static let wheelRows = 3

  mutating func handle(_ mouse: BrowserEvent.Mouse) {
    if keysTop != nil {
      handleOverKeys(mouse)
      return
    }
    // A click settles what was searched for, as Return does.
    search.origin = nil
    let layout = layout
    if let pane = layout.list, pane.outer.contains(column: mouse.column, row: mouse.row) {
      handleOverList(mouse)
    } else if let pane = layout.page, pane.outer.contains(column: mouse.column, row: mouse.row) {
      handleOverPage(mouse, pane)
    }
  }

  private mutating func handleOverKeys(_ mouse: BrowserEvent.Mouse) {
    switch mouse.action {
    case .click: keysTop = nil
    case .wheelUp: keysTop = keysTop.map { max($0 - Self.wheelRows, 0) }
    case .wheelDown: keysTop = keysTop.map { min($0 + Self.wheelRows, keysRows - 1) }
    }
  }

  /// A click selects where the page stands beside the list, and opens elsewhere; on what is
  /// selected already it always opens.
  private mutating func handleOverList(_ mouse: BrowserEvent.Mouse) {
    switch mouse.action {
    case .wheelUp: list.top -= Self.wheelRows
    case .wheelDown: list.top += Self.wheelRows
    case .click:
      let isBesidePage = layout.page != nil
      let wasFocused = isListFocused
      isListFocused = true
      let window = listWindow
      guard window.contains(column: mouse.column, row: mouse.row) else { return }
      let row = list.top + mouse.row - window.rows.lowerBound
      guard listed.indices.contains(row) else { return }
      let opens = !isBesidePage || wasFocused && row == list.selection
      select(row)
      if opens { openSelected() }
    }
  }

  private mutating func handleOverPage(_ mouse: BrowserEvent.Mouse, _ pane: BrowserLayout.Pane) {
    switch mouse.action {
    case .wheelUp: scroll(to: (place?.top ?? 0) - Self.wheelRows)
    case .wheelDown: scroll(to: (place?.top ?? 0) + Self.wheelRows)
    case .click:
      guard let place, let drawing = pageDrawing else { return }
      if pages.isEmpty { pages = [place] }
      isListFocused = false
      guard pane.inner.contains(column: mouse.column, row: mouse.row) else { return }
      let row = place.top + mouse.row - pane.inner.rows.lowerBound
      let column = mouse.column - pane.inner.columns.lowerBound - pane.gutter
      guard
        let link = drawing.links.firstIndex(where: {
          $0.rows.contains(row) && $0.columns.contains(column)
        })
      else { return }
      pages[pages.count - 1].link = link
      open(drawing.links[link].target)
    }
  }
}
