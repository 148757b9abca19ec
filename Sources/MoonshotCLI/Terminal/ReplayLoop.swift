import TextLayout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A replay on the terminal of this process: draws its card, waits a little, and draws it again,
/// until the flight is over or somebody presses q.
struct ReplayLoop {
  private var replay: Replay
  private var size: TerminalSize
  private var painter: CardPainter
  private var clock = ReplayClock(longestStep: 4 * Int(Self.pace))
  private let signals: SignalPipe

  /// Where keys come from, with the modes it had when this process came to be in front.
  private var terminal: RawTerminal?
  private var hasKeys = false
  private var decoder = KeyDecoder()

  /// Milliseconds from one card to the next.
  private static let pace: Int32 = 50

  /// Signals that end a process, and do so here once the cursor can be seen again.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// `nil` without descriptors.
  init?(_ replay: Replay) {
    guard let signals = SignalPipe(Self.ending + [SIGTSTP, SIGCONT, SIGWINCH]) else { return nil }
    self.signals = signals
    self.replay = replay
    size = TerminalSize(of: STDOUT_FILENO)
    painter = CardPainter(theme: replay.page.appearance.theme)
  }

  /// Plays to the end, and leaves the last card there; the cursor is hidden meanwhile.
  ///
  /// - Returns: Whether it came to the end, and wasn't stopped by a key.
  mutating func run() throws(Descriptor.WriteFailure) -> Bool {
    defer {
      give()
      signals.stop()
    }
    measure()
    try write(Self.hideCursor)
    while !replay.isOver(after: clock.milliseconds) {
      let card = replay.card(after: clock.milliseconds)
      // The cursor needs a row below it.
      let fits = card.height(on: size.columns) < size.rows
      try draw(fits ? card : replay.curtain(on: size))
      guard try wait() else { return false }
      clock.advance()
    }
    try draw(replay.card(after: clock.milliseconds))
    return true
  }

  /// Sleeps until the next card is due, a signal comes or a key, and answers that.
  ///
  /// - Returns: Whether to go on.
  private mutating func wait() throws(Descriptor.WriteFailure) -> Bool {
    takeKeys()
    let readable = Int16(POLLIN)
    var sources = [
      pollfd(fd: signals.readEnd, events: readable, revents: 0),
      // A negative one is never ready.
      pollfd(fd: hasKeys ? STDIN_FILENO : -1, events: readable, revents: 0),
    ]
    guard poll(&sources, 2, Self.pace) > 0 else { return true }
    for number in sources[0].revents == 0 ? [] : signals.received() {
      try handle(signal: number)
    }
    return sources[1].revents == 0 || !isStopped()
  }

  private mutating func handle(signal number: Int32) throws(Descriptor.WriteFailure) {
    switch number {
    case SIGWINCH:
      measure()
      painter.clear()
    case SIGCONT:
      // Whoever stopped us without asking has set the modes since.
      hasKeys = false
    default:
      give()
      signals.obey(number)
      // Still here: it was Ctrl-Z, and the reader has come back.
      try write(Self.hideCursor)
      measure()
      painter.forget()
    }
  }

  /// Listens to keys as long as this process is in front.
  private mutating func takeKeys() {
    guard RawTerminal.isInFront else { return hasKeys = false }
    if hasKeys { return }
    // Behind, the modes are those of the shell's own prompt.
    terminal = terminal ?? RawTerminal()
    terminal?.takeKeys()
    hasKeys = terminal != nil
  }

  /// Reads what was typed: q ends the replay, and so does the end of the terminal.
  private mutating func isStopped() -> Bool {
    switch terminal?.read() {
    case .bytes(let bytes):
      decoder.events(bytes).contains { $0 == .key(.character("q")) || $0 == .key(.control("c")) }
    case .nothing, nil: false
    case .end: true
    }
  }

  /// Gives back what was taken of the terminal.
  private mutating func give() {
    try? write(Self.showCursor)
    if hasKeys, RawTerminal.isInFront { terminal?.giveKeys() }
    hasKeys = false
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
