#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of this process, taken over and given back.
struct RawTerminal {
  /// The modes as they were found.
  private let modes: termios

  /// Alternate screen, no cursor, pasted text in brackets, clicks and wheel as decimal numbers.
  private static let taking = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

  /// The same undone, in reverse.
  private static let giving =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// The terminal at standard input, untouched yet; `nil` when there is none.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    self.modes = modes
  }

  /// Every key as it is pressed, and a screen of our own.
  func take() throws(Descriptor.WriteFailure) {
    var raw = modes
    cfmakeraw(&raw)
    set(raw)
    try Descriptor.write(Array(Self.taking.utf8), to: STDOUT_FILENO)
  }

  /// Everything as it was found; a terminal that is gone is no fault.
  func give() {
    try? Descriptor.write(Array(Self.giving.utf8), to: STDOUT_FILENO)
    set(modes)
  }

  /// Every key as it is pressed, and unseen, on the screen as it is; Ctrl-C and Ctrl-Z do what they
  /// always do.
  func takeKeys() {
    var quiet = modes
    // For reads that end after one byte; all else is as it was.
    cfmakeraw(&quiet)
    quiet.c_iflag = modes.c_iflag
    quiet.c_oflag = modes.c_oflag
    quiet.c_cflag = modes.c_cflag
    quiet.c_lflag = modes.c_lflag & ~tcflag_t(ICANON | ECHO)
    set(quiet)
  }

  /// Undoes ``takeKeys()``.
  func giveKeys() {
    set(modes)
  }

  /// Whether there is a terminal at standard input and this process is in front on it: one behind
  /// is stopped when it reads or sets modes.
  static var isInFront: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private func set(_ modes: termios) {
    var modes = modes
    while tcsetattr(STDIN_FILENO, TCSANOW, &modes) != 0, errno == EINTR {}
  }

  /// The size of the screen now.
  var size: TerminalSize { TerminalSize(of: STDOUT_FILENO) }
}

// MARK: - Reading

extension RawTerminal {
  /// What there was to read.
  enum Input {
    case bytes(ArraySlice<UInt8>)
    /// Nothing came, or somebody else was faster.
    case nothing
    /// The terminal is gone.
    case end
  }

  /// Reads what has come; waits when nothing has.
  func read() -> Input {
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { Descriptor.read($0, from: STDIN_FILENO) }
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }
}
