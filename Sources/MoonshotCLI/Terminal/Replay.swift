#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Replay {
  /// Milliseconds from one frame to the next.
  private static let pace = 50

  /// Plays the flight on the terminal and leaves its last card there.
  ///
  /// The cursor is hidden meanwhile. An interruption, as by Ctrl-C, shows it again and then ends
  /// the process as it would have without this; Ctrl-Z stops the film, too.
  func play(on descriptor: Int32) throws(Descriptor.WriteFailure) {
    let signals = HeldSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])
    try Descriptor.write(Cursor.hide, to: descriptor)
    // The card stays where it is, the cursor below it.
    defer {
      try? Descriptor.write(Cursor.show, to: descriptor)
      signals.release()
    }
    var clock = FilmClock(pace: Self.pace)
    var drawn = 0
    while true {
      let lines = frame(after: clock.milliseconds)
      try Descriptor.write(Cursor.redraw(lines, over: drawn), to: descriptor)
      drawn = lines.count(where: { $0 == UInt8(ascii: "\n") })
      if isOver(after: clock.milliseconds) { return }
      clock.waitForNextFrame()
      guard signals.arePending else { continue }
      try Descriptor.write(Cursor.show, to: descriptor)
      signals.deliver()
      // Still here: it was Ctrl-Z, and the reader has come back.
      try Descriptor.write(Cursor.hide, to: descriptor)
      drawn = 0
    }
  }

  /// Whether all of the card can be seen on a screen of `rows`, so that it can be drawn over.
  func fits(rows: Int) -> Bool {
    frame(after: 0).count(where: { $0 == UInt8(ascii: "\n") }) + 2 < rows
  }
}

/// Moving and hiding the cursor (ECMA-48; hiding is DEC's private mode 25).
private enum Cursor {
  static let hide = Array("\u{1B}[?25l".utf8)
  static let show = Array("\u{1B}[?25h".utf8)

  /// `lines` over the `count` lines above the cursor.
  static func redraw(_ lines: [UInt8], over count: Int) -> [UInt8] {
    let up = count > 0 ? "\u{1B}[\(count)A" : ""
    var bytes = Array("\r\(up)".utf8)
    var startsLine = true
    for byte in lines {
      // Cleared before, not after: a full line leaves the cursor on its last cell.
      if startsLine { bytes += "\u{1B}[K".utf8 }
      bytes.append(byte)
      startsLine = byte == UInt8(ascii: "\n")
    }
    return bytes + "\u{1B}[J".utf8
  }
}

/// Signals that wait until they are let through, so that no handler is needed.
private struct HeldSignals {
  private let numbers: [Int32]
  private let set: sigset_t
  private let outer: sigset_t

  init(_ numbers: [Int32]) {
    var set = sigset_t()
    var outer = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    // On a terminal Swift's runtime takes Ctrl-\ for a crash, and asks what to do about it.
    _ = signal(SIGQUIT, SIG_DFL)
    sigprocmask(SIG_BLOCK, &set, &outer)
    self.numbers = numbers
    self.set = set
    self.outer = outer
  }

  var arePending: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return numbers.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets those that wait have their effect, which for most is the end of the process.
  func deliver() {
    release()
    var set = set
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  func release() {
    var outer = outer
    sigprocmask(SIG_SETMASK, &outer, nil)
  }
}

/// The time that a film has run, without the time for which the process was stopped.
private struct FilmClock {
  let pace: Int
  private(set) var milliseconds = 0
  private var latest: Int

  init(pace: Int) {
    self.pace = pace
    latest = Self.now
  }

  mutating func waitForNextFrame() {
    _ = poll(nil, 0, Int32(pace))
    let now = Self.now
    // A longer step is a process that was stopped, or a terminal that was.
    milliseconds += min(max(now - latest, 0), 4 * pace)
    latest = now
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
