/// A resource as a moving piece of it: a large file is never in memory whole.
struct ResourcePieces {
  /// Small enough to stay in a processor's cache until everything in it has been read.
  private static let usual = 256 << 10

  /// The bytes at hand.
  private(set) var piece = ResourceBytes([])

  /// Whether nothing comes behind ``piece``.
  private(set) var isLast = false

  /// The size of the whole in bytes, as it was when it was opened.
  let size: Int

  private var source: Source
  private let pieceSize: Int

  private enum Source {
    case file(File)
    case bytes(ResourceBytes, read: Int)
  }

  /// Opens `resource`; what is in memory is one piece, unless `pieceSize` says otherwise.
  init(_ resource: Resource, pieceSize: Int? = nil) throws(ReadFailure) {
    self.pieceSize = max(pieceSize ?? Self.usual, 1)
    switch resource {
    case .bytes(let bytes):
      size = bytes.count
      source = .bytes(bytes, read: 0)
      if pieceSize == nil {
        piece = bytes
        isLast = true
        return
      }
    case .file(let file):
      size = file.size
      source = .file(file)
    }
    try refill(keeping: 0)
  }

  /// All of a file, also of one that has another size than it says.
  static func whole(of file: File) throws(ReadFailure) -> ResourceBytes {
    var pieces = try ResourcePieces(.file(file), pieceSize: file.size + 1)
    while !pieces.isLast { try pieces.refill(keeping: 0) }
    return pieces.piece
  }

  /// Moves on to a piece that begins with what stands at `position` in this one, and goes on behind
  /// it.
  mutating func refill(keeping position: Int) throws(ReadFailure) {
    let old = piece
    let kept = old.count - position
    guard kept <= File.largest else { throw ReadFailure.tooLarge }
    let capacity = max(pieceSize, kept * 2)
    piece = try ResourceBytes(capacity: capacity) { memory throws(ReadFailure) in
      old.withBytes { memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position...])) }
      return kept + (try read(into: UnsafeMutableRawBufferPointer(rebasing: memory[kept...])))
    }
    isLast = piece.count < capacity
  }

  private mutating func read(into memory: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int
  {
    switch source {
    case .file(let file): return try file.read(into: memory)
    case .bytes(let bytes, let start):
      let end = min(start + memory.count, bytes.count)
      bytes.withBytes {
        memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<end]))
      }
      source = .bytes(bytes, read: end)
      return end - start
    }
  }
}
