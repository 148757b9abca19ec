import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts programs with no descriptor but the standard ones and no signal held back or ignored,
/// which Foundation's `Process` doesn't promise.
enum Spawning {
  struct Failed: Error {}

  /// Where the standard streams of a program lead; nowhere else is read from.
  enum Streams {
    case nowhere
    /// All three to a terminal, which becomes that of the program.
    case terminal(String)
    /// To the ends of two files, or of one.
    case files(output: String, error: String)
  }

  /// Starts a program with no variables but `variables`.
  static func start(
    _ program: String, _ arguments: [String], variables: [String: String],
    streams: Streams = .nowhere
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGINT, SIGQUIT, SIGHUP, SIGTERM] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The leader of a session takes the first terminal it opens for its own.
    let flags = newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)
    switch streams {
    case .nowhere:
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .terminal(let terminal):
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .files(let output, let error):
      let mode = O_WRONLY | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, mode, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, error, mode, 0o600)
    }
    var words = copies([program] + arguments)
    let settings = variables.merging(CoverageProfile.variable) { $1 }
    var lines = copies(settings.map { "\($0)=\($1)" })
    defer { for text in words + lines { free(text) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, &words, &lines) == 0 else {
      throw Failed()
    }
    return child
  }

  /// Waits for a program to end.
  ///
  /// - Returns: its status, or 128 and the number of a signal, as shells say it.
  static func waited(for child: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child {
      guard errno == EINTR else { throw Failed() }
    }
    return shellStatus(status)
  }

  /// What a shell makes of the status that the system tells.
  static func shellStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// `POSIX_SPAWN_SETSID`, which not every system's headers show to Swift.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
