import MoonshotCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Environment {
  /// The variables that have a say in anything; no others are read.
  static let variableNames = [
    "MOONSHOT_DATA", "MOONSHOT_PAGER", "PAGER", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
    "TERM", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG",
  ]

  /// The world around this process.
  static func current() -> Environment {
    var variables: [String: String] = [:]
    for name in variableNames {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return Environment(
      variables: variables, output: Stream(of: STDOUT_FILENO),
      isInputTerminal: isatty(STDIN_FILENO) == 1, now: Instant(secondsSince1970: Int(time(nil))))
  }
}

extension Environment.Stream {
  fileprivate init(of descriptor: Int32) {
    guard isatty(descriptor) == 1 else {
      self = .pipe
      return
    }
    let size = TerminalSize(of: descriptor)
    self = .terminal(columns: size.columns, rows: size.rows)
  }
}

/// The size of a terminal's screen in cells; zeros where the system doesn't know.
struct TerminalSize: Hashable, Sendable {
  let columns: Int
  let rows: Int

  init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown ? Int(size.ws_col) : 0
    rows = isKnown ? Int(size.ws_row) : 0
  }
}
