import TextLayout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A browser on the terminal of this process: reads keys, draws, and sleeps in between.
struct BrowserLoop {
  private var state: BrowserState
  private var decoder = KeyDecoder()
  private var painter: BrowserPainter
  private let terminal: RawTerminal
  private let signals: SignalPipe

  /// How long a sequence may take to follow its Escape, in milliseconds.
  private static let patience: Int32 = 30

  /// Signals that end a process, and do so here once the terminal has been given back.
  private static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// `nil` without a terminal, or without descriptors.
  init?(_ state: BrowserState) {
    guard let terminal = RawTerminal(),
      let signals = SignalPipe(Self.ending + [SIGTSTP, SIGCONT, SIGWINCH])
    else { return nil }
    self.state = state
    self.terminal = terminal
    self.signals = signals
    painter = BrowserPainter(theme: state.appearance.theme)
  }

  /// Runs until somebody leaves or the terminal goes away; the terminal is given back either way.
  mutating func run() throws(Descriptor.WriteFailure) {
    let pipeHandler = signal(SIGPIPE, SIG_IGN)
    defer {
      terminal.give()
      signals.stop()
      _ = signal(SIGPIPE, pipeHandler)
    }
    try terminal.take()
    var isRunning = true
    resize()
    while isRunning {
      try paint()
      isRunning = try waitAndHandle()
    }
  }

  private mutating func paint() throws(Descriptor.WriteFailure) {
    try Descriptor.write(painter.bytes(for: state.screen()), to: STDOUT_FILENO)
  }

  /// Sleeps until something happens, and answers it.
  ///
  /// - Returns: Whether to go on.
  private mutating func waitAndHandle() throws(Descriptor.WriteFailure) -> Bool {
    let readable = Int16(POLLIN)
    var sources = [
      pollfd(fd: STDIN_FILENO, events: readable, revents: 0),
      pollfd(fd: signals.readEnd, events: readable, revents: 0),
    ]
    let count = poll(&sources, 2, decoder.isWaiting ? Self.patience : -1)
    if count == 0, let event = decoder.endOfInput() { return try handle(event) }
    if count <= 0 { return count == 0 || errno == EINTR || errno == EAGAIN }
    for number in sources[1].revents == 0 ? [] : signals.received() {
      guard try handle(signal: number) else { return false }
    }
    if sources[0].revents == 0 { return true }
    switch terminal.read() {
    case .bytes(let bytes):
      for event in decoder.events(bytes) {
        guard try handle(event) else { return false }
      }
      return true
    case .nothing: return true
    case .end: return false
    }
  }

  private mutating func handle(_ event: BrowserEvent) throws(Descriptor.WriteFailure) -> Bool {
    let (next, effect) = state.handling(event)
    state = next
    switch effect {
    case .quit: return false
    case .suspend: try suspend(asGroup: true)
    case .redraw: painter.forget()
    case nil: break
    }
    return true
  }

  private mutating func handle(signal number: Int32) throws(Descriptor.WriteFailure) -> Bool {
    switch number {
    case SIGWINCH: resize()
    case SIGTSTP: try suspend(asGroup: false)
    case SIGCONT:
      // Whoever stopped us without asking has had the terminal since.
      try terminal.take()
      resize()
    default:
      terminal.give()
      signals.obey(number)
      return false
    }
    return true
  }

  /// Gives the terminal to the shell, and takes it again when the shell says so.
  ///
  /// `asGroup` stops all programs in front, as Ctrl-Z usually does.
  private mutating func suspend(asGroup: Bool) throws(Descriptor.WriteFailure) {
    terminal.give()
    signals.obey(SIGTSTP, asGroup: asGroup)
    // Being continued is no news any more.
    for number in signals.received() where Self.ending.contains(number) {
      signals.obey(number)
    }
    try terminal.take()
    resize()
  }

  private mutating func resize() {
    let size = terminal.size
    state = state.handling(.resize(columns: size.columns, rows: size.rows)).0
    painter.forget()
  }
}
