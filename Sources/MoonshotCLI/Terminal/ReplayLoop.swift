import TextLayout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A replay on the terminal of this process: draws its card, waits a little, and draws it again.
struct ReplayLoop {
  private var replay: Replay
  private var size: TerminalSize
  private var painter: CardPainter
  private var clock = ReplayClock(longestStep: 4 * Int(Self.pace))
  private let signals: SignalPipe

  /// Milliseconds from one card to the next.
  private static let pace: Int32 = 50

  /// Signals that end a process, and do so here once the cursor can be seen again.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// `nil` without descriptors.
  init?(_ replay: Replay) {
    guard let signals = SignalPipe(Self.ending + [SIGTSTP, SIGWINCH]) else { return nil }
    self.signals = signals
    self.replay = replay
    size = TerminalSize(of: STDOUT_FILENO)
    painter = CardPainter(theme: replay.page.appearance.theme)
  }

  /// Plays to the end, and leaves the last card there; the cursor is hidden meanwhile.
  mutating func run() throws(Descriptor.WriteFailure) {
    defer {
      try? write(Self.showCursor)
      signals.stop()
    }
    measure()
    try write(Self.hideCursor)
    while !replay.isOver(after: clock.milliseconds) {
      let card = replay.card(after: clock.milliseconds)
      // The cursor needs a row below it.
      let fits = card.height(on: size.columns) < size.rows
      try draw(fits ? card : replay.curtain(on: size))
      try wait()
      clock.advance()
    }
    try draw(replay.card(after: clock.milliseconds))
  }

  /// Sleeps until the next card is due or a signal comes, and answers that.
  private mutating func wait() throws(Descriptor.WriteFailure) {
    var source = pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, Self.pace) > 0 else { return }
    for number in signals.received() {
      switch number {
      case SIGWINCH:
        measure()
        painter.clear()
      default:
        try? write(Self.showCursor)
        signals.obey(number)
        // Still here: it was Ctrl-Z, and the reader has come back.
        try write(Self.hideCursor)
        measure()
        painter.forget()
      }
    }
  }

  private mutating func measure() {
    size = TerminalSize(of: STDOUT_FILENO)
    replay = replay.resized(columns: size.columns)
  }

  private mutating func draw(_ card: Grid) throws(Descriptor.WriteFailure) {
    try Descriptor.write(painter.bytes(for: card, on: size.columns), to: STDOUT_FILENO)
  }

  private func write(_ sequence: String) throws(Descriptor.WriteFailure) {
    try Descriptor.write(Array(sequence.utf8), to: STDOUT_FILENO)
  }

  // DEC's private mode 25.
  private static let hideCursor = "\u{1B}[?25l"
  private static let showCursor = "\u{1B}[?25h"
}
