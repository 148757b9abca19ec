import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program on a terminal of its own, with the test at the other end.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private var child: pid_t = 0

  /// All that the program wrote so far.
  private(set) var output: [UInt8] = []

  /// The modes of the terminal before the program ran.
  let modes: [UInt8]

  /// Opens a terminal and runs the program on it; no variables but the usual and `variables`.
  init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24,
    variables: [String: String] = [:]
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 256)
    guard let program = BuiltProgram.path, openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Spawning.Failed()
    }
    self.master = master
    self.slave = slave
    modes = Self.modes(of: slave)
    _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    let end = name.firstIndex(of: 0) ?? name.endIndex
    child = try Spawning.start(
      program, arguments,
      variables: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        .merging(variables) { $1 },
      streams: .terminal(
        String(decoding: name[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)))
  }

  deinit {
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(master)
    close(slave)
  }
}

extension PseudoTerminal {
  var text: String { String(decoding: output, as: UTF8.self) }

  /// What was written, with the ends of lines as the program wrote them.
  var plainText: String { text.replacing("\r\n", with: "\n") }

  /// Types bytes.
  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  func signal(_ number: Int32) {
    kill(child, number)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Forgets what was written, and waits for something that contains `expected`.
  ///
  /// - Returns: `false` when it doesn't come within many seconds, far longer than it takes.
  func waits(for expected: String, after action: () -> Void = {}) -> Bool {
    output = []
    action()
    for _ in 0..<400 {
      if text.contains(expected) { return true }
      var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      _ = poll(&source, 1, 25)
      read()
    }
    return false
  }

  /// How the program ended: a status, or 128 and the number of a signal, as shells say it; `nil`
  /// when it goes on for many seconds.
  func ending() -> Int32? {
    for _ in 0..<5_000 {
      read()
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        read()
        return Spawning.shellStatus(status)
      }
      usleep(2_000)
    }
    return nil
  }

  /// Whether the terminal has other modes than it had before the program ran.
  var isTaken: Bool { Self.modes(of: slave) != modes }

  /// Whether the modes are as they were, and all that was switched on was switched off at the end.
  var isGivenBack: Bool {
    let end = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    return text.contains(end) && !isTaken
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(master, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.read(master, bytes.baseAddress, bytes.count)
        #else
          Darwin.read(master, bytes.baseAddress, bytes.count)
        #endif
      }
      if count <= 0 { return }
      output += buffer.prefix(count)
    }
  }

  private static func modes(of terminal: Int32) -> [UInt8] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return withUnsafeBytes(of: modes) { Array($0) }
  }
}
