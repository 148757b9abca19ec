#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writing to descriptors, with every error seen.
enum Descriptor {
  /// Why bytes could not be written.
  struct WriteFailure: Error {
    let code: Int32

    /// Whether the reader has gone, which is no fault of anybody.
    var isClosedPipe: Bool { code == EPIPE }

    /// The system's words.
    var reason: String { String(cString: strerror(code)) }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if count > 0 {
        start += count
      } else if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if count < 0, errno != EINTR {
        throw WriteFailure(code: errno)
      }
    }
  }

  /// Closes standard output, when a file system may still have something to say.
  static func closeOutput() throws(WriteFailure) {
    if close(STDOUT_FILENO) != 0, errno != EBADF, errno != EINTR { throw WriteFailure(code: errno) }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads what has come, at most as much as `buffer` holds.
  ///
  /// - Returns: How many bytes; 0 at the end, -1 with `errno` for a failure.
  static func read(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
