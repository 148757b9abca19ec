/// The values of a text in the order in which they open, an object's keys among them.
///
/// Memory of its own and not an array: once complete, it is read through a pointer that counts no
/// references and checks no bounds, a third of the time that a large catalog takes. Places on it
/// come from the tape itself only. Whoever has the tape last frees it.
struct JSONTape {
  private(set) var nodes: UnsafeMutablePointer<JSONNode>
  private(set) var count = 0
  private var capacity: Int

  /// An empty tape for a text of `size` bytes; few texts have more values than one in sixteen.
  ///
  /// Room that is never written costs no memory, but a tape that grows is copied.
  init(textSize size: Int) {
    capacity = size / 16 + 16
    nodes = Self.room(for: capacity)
  }

  private static func room(for capacity: Int) -> UnsafeMutablePointer<JSONNode> {
    LargeMemory.allocate(capacity * MemoryLayout<JSONNode>.stride)
      .bindMemory(to: JSONNode.self, capacity: capacity)
  }

  func free() { nodes.deallocate() }

  mutating func append(_ node: JSONNode) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
  }

  mutating func removeLast(from place: Int) { count = min(count, place) }

  private mutating func grow() {
    let larger = Self.room(for: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }
}
