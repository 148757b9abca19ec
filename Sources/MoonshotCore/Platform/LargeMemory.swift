#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for a whole file, and for the tape of its values.
enum LargeMemory {
  /// Below it, a system's usual pages do as well.
  private static let large = 8 << 20

  /// Memory of `size` bytes, to be freed with `deallocate()`.
  ///
  /// Linux is asked for large pages, where it has them: the first touch of each usual page of a
  /// catalog of 100 MB takes as long as reading a fifth of it.
  static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    #if os(Linux)
      if size >= large {
        let page = 2 << 20
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: page)
        _ = madvise(memory, size & ~(page - 1), MADV_HUGEPAGE)
        return memory
      }
    #endif
    return .allocate(byteCount: max(size, 1), alignment: 16)
  }
}
