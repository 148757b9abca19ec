#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one place where the library meets the file system: a regular file, open for reading.
///
/// Closed with the last reference.
final class File {
  /// The largest file that is read, in bytes; room for more might not be there, which would trap.
  static let largest = 1 << 30

  private let descriptor: Int32

  /// Bytes, when it was opened.
  let size: Int

  /// Opens the file at `path`.
  ///
  /// - Throws: what is wrong with it, as a ``Fault/Problem`` that names no file.
  init(_ path: String) throws(ReadFailure) {
    // Without O_NONBLOCK a named pipe in a file's place would wait for a writer forever.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ReadFailure(
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(Self.reason()))
    }
    do throws(ReadFailure) {
      size = try Self.size(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  private static func size(of descriptor: Int32) throws(ReadFailure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadFailure(.unreadable(reason())) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ReadFailure(.folder)
    default: throw ReadFailure(.unreadable("not a regular file"))
    }
    guard 0...largest ~= Int(status.st_size) else { throw ReadFailure.tooLarge }
    return Int(status.st_size)
  }

  /// Reads on until `memory` is full or the file ends, and tells how many bytes there were.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    // Closed with the last reference, which nothing below uses.
    defer { withExtendedLifetime(self) {} }
    var filled = 0
    while filled < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Musl.read(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw ReadFailure(.unreadable(Self.reason())) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Whether `path` is a folder, or why it is none.
  static func folderProblem(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return reason() }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : "Not a directory"
  }

  private static func reason() -> String {
    String(cString: strerror(errno))
  }
}

/// Why a file could not be read.
struct ReadFailure: Error {
  let problem: Fault.Problem

  static var tooLarge: ReadFailure { ReadFailure(.unreadable("larger than 1 GiB")) }

  init(_ problem: Fault.Problem) {
    self.problem = problem
  }
}
