import TextLayout

/// Every key, on a card above everything else.
struct BrowserKeysCard: View {
  let state: BrowserState
  let top: Int

  var body: some View {
    let grid = state.keysGrid
    Window(card(grid)).frame(width: state.keysColumns, height: state.keysHeight)
      .frame(width: state.columns, height: state.rows)
  }

  private func card(_ grid: Grid) -> Grid {
    let window = Window(grid, firstRow: min(top, state.keysRows - 1))
    let size = (columns: state.keysColumns, rows: state.keysHeight)
    let appearance = state.appearance
    guard state.isKeysCardFramed else {
      return window.drawn(columns: size.columns, rows: size.rows, appearance: appearance)
    }
    return window.border(title: Text("Keys", style: .title)).style(.accent)
      .drawn(columns: size.columns, rows: size.rows, appearance: appearance)
  }
}

/// The table of keys, a group at a time.
struct BrowserKeysView: View {
  static let columns = 56

  private static let groups: [[(keys: String, does: String)]] = [
    [
      ("↑ ↓  j k", "move, or scroll a page"),
      ("PgUp PgDn", "a screen up or down"),
      ("Home End  g G", "the beginning, the end"),
    ],
    [
      ("Return", "open the mission or the astronaut"),
      ("Tab", "to the crew, from one to the next"),
      ("Esc  h", "back to where you were"),
      ("a", "all flights, or the crewed ones"),
      ("m", "the map of landing sites"),
      ("t", "the timeline of all flights or one"),
    ],
    [
      ("/", "search as you type"),
      ("n N", "the next match, the one before"),
    ],
    [
      ("?", "these keys"),
      ("q", "quit"),
    ],
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(Self.groups) { group in
        VStack(alignment: .leading) {
          ForEach(group) { line in
            HStack(alignment: .top, spacing: 2) {
              Text(line.keys, style: .strong).frame(width: 13, alignment: .leading)
              Text(line.does)
            }
          }
        }
      }
    }
    .padding(1)
    .padding(.horizontal)
  }
}

extension BrowserState {
  /// Whether there is room for a frame around the keys.
  fileprivate var isKeysCardFramed: Bool { columns > 30 && rows > 8 }

  /// Columns and rows of the card: what the keys need, as far as the screen has them.
  fileprivate var keysColumns: Int { min(BrowserKeysView.columns, columns) }
  fileprivate var keysHeight: Int {
    max(min(keysGrid.rows.count + (isKeysCardFramed ? 2 : 0), rows - 1), 1)
  }

  fileprivate var keysGrid: Grid {
    BrowserKeysView().drawn(
      columns: keysColumns - (isKeysCardFramed ? 2 : 0), appearance: appearance)
  }

  /// How many ways there are to scroll the keys: one when all are in sight.
  var keysRows: Int {
    let window = keysHeight - (isKeysCardFramed ? 2 : 0)
    return max(keysGrid.rows.count - window, 0) + 1
  }
}
