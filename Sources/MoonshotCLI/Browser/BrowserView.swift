package import TextLayout

extension BrowserState {
  /// What is to be seen, as many cells as the screen has.
  package func screen() -> Grid {
    BrowserView(state: self).drawn(columns: columns, rows: rows, appearance: appearance)
  }
}

/// The whole screen: list and page, or one of them, above a line of hints.
struct BrowserView: View {
  let state: BrowserState

  var body: some View {
    let layout = state.layout
    ZStack {
      VStack(alignment: .leading) {
        HStack(alignment: .top) {
          if let pane = layout.list { BrowserListPane(state: state, pane: pane) }
          if let pane = layout.page { BrowserPagePane(state: state, pane: pane) }
        }
        if layout.footerRow != nil { BrowserFooter(state: state) }
      }
      if let top = state.keysTop { BrowserKeysCard(state: state, top: top) }
    }
    .frame(width: state.columns, height: state.rows, alignment: .topLeading)
  }
}

/// A window with its title: in a frame, or below a line.
struct BrowserPaneFrame<Content: View>: View {
  let pane: BrowserLayout.Pane
  let title: String
  let note: String
  let isFocused: Bool
  let thumb: Range<Int>?
  let content: Content

  var body: some View {
    let area = pane.outer
    ViewGroup {
      if pane.isFramed {
        ZStack(alignment: .topLeading) {
          content.frame(width: pane.inner.columns.count, height: pane.rows, alignment: .topLeading)
            .border(title: titleText, trailingTitle: note.isEmpty ? nil : Text(note, style: .muted))
            .style(isFocused ? .accent : .plain)
          if let thumb {
            ForEach(thumb) { row in
              Text("┃", style: isFocused ? .accent : .muted)
                .padding(.leading, area.columns.count - 1)
                .padding(.top, row - area.rows.lowerBound)
            }
          }
        }
      } else {
        VStack(alignment: .leading) {
          if pane.inner.rows.lowerBound > area.rows.lowerBound {
            HStack {
              titleText.lineLimit(1).layoutPriority(1)
              Spacer()
              if title.columns + note.columns < area.columns.count {
                Text(note, style: .muted).lineLimit(1).layoutPriority(1)
              }
            }
          }
          content.frame(height: pane.rows, alignment: .topLeading)
        }
      }
    }
    .frame(width: area.columns.count, height: area.rows.count, alignment: .topLeading)
  }

  private var titleText: Text { Text(title, style: isFocused ? .title : .strong) }
}

/// The missions, one of them selected.
struct BrowserListPane: View {
  let state: BrowserState
  let pane: BrowserLayout.Pane

  var body: some View {
    let count = state.listed.count
    BrowserPaneFrame(
      pane: pane, title: "Missions",
      note: state.list.showsAll ? "all \(count)" : "\(count) crewed",
      isFocused: state.isListFocused,
      thumb: state.thumb(of: count, from: state.list.top, in: state.listWindow.rows),
      content: content)
  }

  @ViewBuilder private var content: some View {
    if let drawing = state.listDrawing, !state.listed.isEmpty {
      let header = state.listHeaderRows
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading) {
          if header > 0 {
            Window(drawing.grid, firstRow: BrowserDrawing.headerRows - header)
              .frame(height: header, alignment: .topLeading)
          }
          Window(
            drawing.grid, firstRow: firstRow, inset: pane.gutter,
            highlights: highlights(drawing))
        }
        sign.padding(.top, header + state.list.selection - state.list.top)
      }
    } else {
      Text("The catalog has no missions.", style: .muted)
    }
  }

  private var firstRow: Int { BrowserDrawing.headerRows + state.list.top }

  private var isSelectionInSight: Bool {
    0..<state.listWindow.rows.count ~= state.list.selection - state.list.top
  }

  @ViewBuilder private var sign: some View {
    if isSelectionInSight {
      Text(
        state.isListFocused ? "›" : "·", style: state.isListFocused ? .selection : .accent)
    }
  }

  /// The bar of the selection, and the words that a search found.
  private func highlights(_ drawing: BrowserDrawing) -> [Window.Highlight] {
    let bar = Window.Highlight(
      row: BrowserDrawing.headerRows + state.list.selection, columns: 0..<pane.columns,
      style: state.isListFocused ? .selection : .accent)
    let matches = state.isListFocused ? drawing.matches(state.search.query) : []
    return [bar] + matches.flatMap(\.parts).filter { $0.row >= BrowserDrawing.headerRows }
  }
}

/// A mission or an astronaut, as far as it is in sight.
struct BrowserPagePane: View {
  let state: BrowserState
  let pane: BrowserLayout.Pane

  var body: some View {
    let rows = state.pageDrawing?.grid.rows.count ?? 0
    BrowserPaneFrame(
      pane: pane, title: state.crumbs(within: pane.outer.columns.count - 14),
      note: state.progressNote, isFocused: !state.isListFocused,
      thumb: state.thumb(of: rows, from: state.place?.top ?? 0, in: pane.inner.rows),
      content: content)
  }

  @ViewBuilder private var content: some View {
    if let drawing = state.pageDrawing, let place = state.place {
      ZStack(alignment: .topLeading) {
        Window(
          drawing.grid, firstRow: place.top, inset: pane.gutter,
          highlights: highlights(drawing, place))
        if let sign = sign(drawing, place) {
          Text("›", style: .selection).padding(.leading, sign.column).padding(.top, sign.row)
        }
      }
    } else {
      Text("")
    }
  }

  private func highlights(
    _ drawing: BrowserDrawing, _ place: BrowserPlace
  ) -> [Window.Highlight] {
    if state.isListFocused { return [] }
    let matches = drawing.matches(state.search.query)
    var highlights = matches.flatMap(\.parts)
    if let match = place.match, matches.indices.contains(match) {
      highlights += matches[match].chosen
    }
    if let link = place.link, drawing.links.indices.contains(link) {
      highlights += drawing.links[link].bars
    }
    return highlights
  }

  /// Where in the window the sign of the chosen link stands, if it is in sight.
  private func sign(_ drawing: BrowserDrawing, _ place: BrowserPlace) -> (row: Int, column: Int)? {
    guard !state.isListFocused, let link = place.link, drawing.links.indices.contains(link) else {
      return nil
    }
    let sign = drawing.links[link].sign
    guard 0..<pane.rows ~= sign.row - place.top else { return nil }
    return (sign.row - place.top, max(sign.column + pane.gutter, 0))
  }
}

// MARK: - Words and figures around the windows

extension BrowserState {
  /// The way to the page in sight: "Apollo 11 › Buzz Aldrin", its beginning left out when too long.
  func crumbs(within columns: Int) -> String {
    guard let place else { return "" }
    let subjects = pages.isEmpty ? [place.subject] : pages.map(\.subject)
    var words = (layout.list == nil ? ["Missions"] : []) + subjects.map(library.title)
    var crumbs = words.joined(separator: " › ")
    while words.count > 1, crumbs.columns > columns {
      words.removeFirst()
      crumbs = (["…"] + words).joined(separator: " › ")
    }
    return crumbs
  }

  /// How much of a page that is longer than its window has been in sight: "38 %".
  var progressNote: String {
    guard let place, let drawing = pageDrawing, lastTop > 0 else { return "" }
    let seen = min(place.top + pageRows, drawing.grid.rows.count)
    return "\(seen * 100 / drawing.grid.rows.count) %"
  }

  /// The rows of the screen that a scroll bar's thumb fills; `nil` when everything is in sight.
  func thumb(of count: Int, from top: Int, in window: Range<Int>) -> Range<Int>? {
    guard count > window.count, window.count > 2 else { return nil }
    let length = max(window.count * window.count / count, 1)
    let room = window.count - length
    let hidden = count - window.count
    let start = window.lowerBound + (top * room + hidden / 2) / hidden
    return start..<(start + length)
  }
}
