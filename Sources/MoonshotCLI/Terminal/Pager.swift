#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that shows long text a screen at a time.
struct Pager {
  /// The pager of those who named none, and who want no complaint where it isn't installed.
  private static let standard = "command -v less >/dev/null && exec less -FRX"

  private let command: String

  /// The pager for an outcome; `nil` when it is to go straight to standard output: no terminal,
  /// nothing to read, not longer than the screen, or turned off.
  init?(for outcome: Outcome, in environment: Environment) {
    guard outcome.isPageable, case .terminal(_, let rows) = environment.output, rows > 0,
      outcome.standardOutput.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return nil }
    let variables = environment.variables
    command = variables["MOONSHOT_PAGER"] ?? variables["PAGER"] ?? Self.standard
    if command.allSatisfy(\.isWhitespace) || command == "cat" { return nil }
  }

  /// Shows `text` and waits until the reader is done.
  ///
  /// - Returns: `false` when the pager could not do it, so that the text must be written plainly.
  ///   A reader who leaves early has seen enough.
  func show(_ text: [UInt8]) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    // Otherwise a reader who leaves would end this process too, and Ctrl-C is the pager's.
    let pipeHandler = signal(SIGPIPE, SIG_IGN)
    let interruptHandler = signal(SIGINT, SIG_IGN)
    defer {
      _ = signal(SIGPIPE, pipeHandler)
      _ = signal(SIGINT, interruptHandler)
    }
    guard let child = spawn(reading: readEnd, without: writeEnd) else {
      close(readEnd)
      close(writeEnd)
      return false
    }
    close(readEnd)
    try? Descriptor.write(text, to: writeEnd)
    close(writeEnd)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return Self.hasShown(status)
  }

  /// Whether a pager that ended so was content, or left by a reader who wanted no more.
  ///
  /// The shell that runs it may tell of a signal as 128 and its number.
  private static func hasShown(_ status: Int32) -> Bool {
    if status == 0 { return true }
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return [SIGINT, SIGPIPE, SIGHUP, SIGTERM].contains(code - 128)
  }

  private func spawn(reading readEnd: Int32, without writeEnd: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, readEnd, STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, readEnd)
    posix_spawn_file_actions_addclose(&actions, writeEnd)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var child: pid_t = 0
    var arguments = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for argument in arguments { free(argument) } }
    // Without options of the reader's own, less must pass color and leave short texts on screen.
    setenv("LESS", "FRX", 0)
    let isStarted =
      posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, environ) == 0
    return isStarted ? child : nil
  }
}
