extension BrowserState {
  /// The state after `event`, and what the terminal has to do.
  package func handling(_ event: BrowserEvent) -> (BrowserState, BrowserEffect?) {
    var next = self
    next.message = nil
    let effect = next.handle(event)
    next.settle()
    return (next, effect)
  }

  private mutating func handle(_ event: BrowserEvent) -> BrowserEffect? {
    switch event {
    case .resize(let columns, let rows):
      resize(columns: columns, rows: rows)
      return .redraw
    case .key(.control("c")): return .quit
    case .key(.control("z")): return .suspend
    case .key(.control("l")): return .redraw
    case .key(let key):
      if keysTop != nil {
        handleInKeys(key)
      } else if search.origin != nil {
        handleInSearch(key)
      } else if key == .character("q") {
        return .quit
      } else {
        handle(key)
      }
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): if search.origin != nil { type(text) }
    }
    return nil
  }

  private mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = Self.sane(columns: columns, rows: rows)
    drawings = [:]
    settle()
    revealSelection()
  }

  private mutating func handle(_ key: BrowserEvent.Key) {
    if let motion = BrowserMotion(key) {
      move(motion)
      return
    }
    switch key {
    case .enter, .character("l"): activate()
    case .right: isListFocused ? activate() : chooseLink(1, mayLeave: false)
    case .left: place?.link == nil ? goBack() : chooseLink(-1, mayLeave: false)
    case .escape, .backspace, .character("h"): goBack()
    case .tab: chooseLink(1, mayLeave: true)
    case .backTab: chooseLink(-1, mayLeave: true)
    case .character("/"): beginSearch()
    case .character("n"): findNext(1)
    case .character("N"): findNext(-1)
    case .character("a"): toggleAll()
    case .character("m"): openMap()
    case .character("t"): openTimeline()
    case .character("?"): keysTop = 0
    default: break
    }
  }

  private mutating func handleInKeys(_ key: BrowserEvent.Key) {
    if let motion = BrowserMotion(key), let top = keysTop {
      keysTop = motion.applied(to: top, page: rows, last: keysRows - 1)
      return
    }
    switch key {
    case .escape, .enter, .backspace, .character("?"), .character("q"), .character("h"):
      keysTop = nil
    default: break
    }
  }
}

/// How far a key moves, in rows or missions.
enum BrowserMotion: Hashable, Sendable {
  case lines(Int)
  /// So many halves of what is in sight.
  case halfPages(Int)
  case start
  case end

  init?(_ key: BrowserEvent.Key) {
    switch key {
    case .up, .character("k"), .control("p"): self = .lines(-1)
    case .down, .character("j"), .control("n"): self = .lines(1)
    case .pageUp, .character("b"), .control("b"): self = .halfPages(-2)
    case .pageDown, .character(" "), .control("f"): self = .halfPages(2)
    case .control("u"): self = .halfPages(-1)
    case .control("d"): self = .halfPages(1)
    case .home, .character("g"): self = .start
    case .end, .character("G"): self = .end
    default: return nil
    }
  }

  /// The place after the motion, from 0 to `last`; a page leaves one line of the one before.
  func applied(to place: Int, page: Int, last: Int) -> Int {
    let target =
      switch self {
      case .lines(let count): place + count
      case .halfPages(let count): place + count * max(page - 1, 1) / 2
      case .start: 0
      case .end: last
      }
    return max(min(target, last), 0)
  }
}
