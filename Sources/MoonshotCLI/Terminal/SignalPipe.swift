#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals as bytes that can be waited for beside others: the handler writes their number to a
/// pipe.
struct SignalPipe {
  /// What to poll; readable when a signal has come.
  let readEnd: Int32

  private let writeEnd: Int32
  private var caught: [(signal: Int32, former: Handler)] = []

  private typealias Handler = (@convention(c) (Int32) -> Void)?

  /// Begins to catch `signals`, except those that this process was told to ignore; `nil` when there
  /// are no descriptors left.
  init?(_ signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signalPipeEnd = writeEnd
    for number in signals {
      let former = signal(number, noteSignal)
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      } else {
        caught.append((number, former))
      }
    }
    // Whoever started this process may have held them back.
    var all = sigset_t()
    sigemptyset(&all)
    for (number, _) in caught { sigaddset(&all, number) }
    sigprocmask(SIG_UNBLOCK, &all, nil)
  }

  /// The signals that came since the last call, in their order.
  func received() -> [Int32] {
    var buffer: [UInt8] = Array(repeating: 0, count: 64)
    let count = buffer.withUnsafeMutableBytes { Descriptor.read($0, from: readEnd) }
    return buffer.prefix(max(count, 0)).map(Int32.init)
  }

  /// Stops catching.
  func stop() {
    for (number, former) in caught { _ = signal(number, former) }
    signalPipeEnd = -1
    _ = close(readEnd)
    _ = close(writeEnd)
  }

  /// Does to this process, or to all that share its terminal, what a signal does that nobody
  /// catches; returns if that lets the process live, or once it is continued.
  func obey(_ number: Int32, asGroup: Bool = false) {
    guard caught.contains(where: { $0.signal == number }) else { return }
    _ = signal(number, SIG_DFL)
    kill(asGroup ? 0 : getpid(), number)
    _ = signal(number, noteSignal)
  }
}

/// Where the handler writes; -1 for nowhere.
///
/// It can be told in no other way: a handler knows nothing but its number. Set before signals are
/// caught and after, never between.
nonisolated(unsafe) private var signalPipeEnd: Int32 = -1

/// Does only what is safe at any moment: one `write`, and `errno` as it was.
private func noteSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipeEnd, &byte, 1)
  errno = code
}
