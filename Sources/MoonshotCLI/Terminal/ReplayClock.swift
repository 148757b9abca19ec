#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time that a replay has run, without the time for which the process was stopped.
struct ReplayClock {
  /// Milliseconds since the start.
  private(set) var milliseconds = 0

  /// A longer step than so many milliseconds is a process that was stopped, or a terminal that was.
  private let longestStep: Int
  private var latest = Self.now

  init(longestStep: Int) {
    self.longestStep = longestStep
  }

  /// Takes note of the time that has passed.
  mutating func advance() {
    let now = Self.now
    milliseconds += min(max(now - latest, 0), longestStep)
    latest = now
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
