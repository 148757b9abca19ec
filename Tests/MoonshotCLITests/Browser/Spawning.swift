import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts programs with no descriptor but the standard ones and no signal held back, which
/// Foundation's `Process` doesn't promise.
enum Spawning {
  struct Failed: Error {}

  /// Starts a program; `terminal` becomes its terminal and its streams, which otherwise lead nowhere.
  static func start(
    _ program: String, _ arguments: [String], variables: [String], terminal: String? = nil
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
    // The leader of a session takes the first terminal it opens for its own.
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words = copies([program] + arguments)
    var settings = copies(variables + CoverageProfile.variable.map { "\($0)=\($1)" })
    defer { for text in words + settings { free(text) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, &words, &settings) == 0 else {
      throw Failed()
    }
    return child
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
