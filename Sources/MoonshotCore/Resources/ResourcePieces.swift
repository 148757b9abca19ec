/// A resource as a moving piece of it: a large file is never in memory whole.
struct ResourcePieces {
  /// Small enough to stay in a processor's cache until everything in it has been read.
  private static let usual = 256 << 10

  /// The bytes at hand.
  private(set) var piece: ResourceBytes

  /// Whether nothing comes behind ``piece``.
  private(set) var isLast: Bool

  /// The size of the whole in bytes, as it was when it was opened.
  let size: Int

  private let file: File?

  init(_ resource: Resource) throws(ReadFailure) {
    switch resource {
    case .bytes(let bytes):
      piece = bytes
      size = bytes.count
      isLast = true
      file = nil
    case .file(let file):
      piece = ResourceBytes([])
      size = file.size
      isLast = false
      self.file = file
      try advance(keeping: 0)
    }
  }

  /// Moves on to a piece that begins with what stands at `position` in this one, and is longer.
  mutating func advance(keeping position: Int) throws(ReadFailure) {
    guard let file else { return }
    let old = piece
    let kept = old.count - position
    let new = try ResourceBytes(capacity: max(Self.usual, kept * 2)) {
      memory throws(ReadFailure) in
      old.withBytes { memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position...])) }
      return kept + (try file.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[kept...])))
    }
    isLast = new.count < max(Self.usual, kept * 2)
    piece = new
  }
}
