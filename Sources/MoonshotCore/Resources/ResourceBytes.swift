/// The bytes of one resource, read in place: embedded in the binary, or read whole from a file.
///
/// Immutable after `init`, so one instance may be shared freely.
package final class ResourceBytes: @unchecked Sendable {
  /// Where the bytes lie, for as long as this lives.
  let base: UnsafeRawPointer
  private let isOwned: Bool

  /// The size in bytes.
  package let count: Int

  /// Bytes that live as long as the process, such as a constant of the binary; they are not copied.
  package init(immortal base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
    isOwned = false
  }

  /// Room for `capacity` bytes, of which `fill` writes as many as it returns.
  package init<Failure: Error>(
    capacity: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(capacity, 1), alignment: 16)
    do throws(Failure) {
      count = min(max(try fill(.init(start: memory, count: capacity)), 0), capacity)
    } catch {
      memory.deallocate()
      throw error
    }
    base = UnsafeRawPointer(memory)
    isOwned = true
  }

  /// A copy of `bytes`.
  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { memory in
      // Whole at once where it can be: byte by byte takes seconds for large files in debug builds.
      let isCopied: Void? = bytes.withContiguousStorageIfAvailable {
        memory.copyMemory(from: UnsafeRawBufferPointer($0))
      }
      if isCopied == nil { memory.copyBytes(from: bytes) }
      return bytes.count
    }
  }

  deinit {
    if isOwned { base.deallocate() }
  }

  /// Calls `body` with the bytes, which are valid only during the call.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Only the last use of an object keeps it, and `body` does not use this one.
    try withExtendedLifetime(self) { () throws(Failure) in
      try body(UnsafeRawBufferPointer(start: base, count: count))
    }
  }
}
