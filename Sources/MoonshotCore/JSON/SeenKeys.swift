/// The keys of an object as far as it has been read: a Bloom filter of 128 bits and one hash.
struct SeenKeys {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Notes a key, and tells whether an equal one may have been there; there are no false negatives.
  ///
  /// No two keys of one record of the built-in catalog share a bit; where others do, looking up
  /// takes longer.
  mutating func insert(_ key: UnsafeRawBufferPointer) -> Bool {
    guard let first = key.first, let last = key.last else { return true }
    let sum = key.count &+ Int(first) &+ Int(last) &+ Int(key[key.count / 2]) &* 27
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: sum & 63)
    if sum & 64 == 0 {
      defer { low |= bit }
      return low & bit != 0
    }
    defer { high |= bit }
    return high & bit != 0
  }
}
