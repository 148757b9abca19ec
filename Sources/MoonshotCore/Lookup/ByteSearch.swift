extension [UInt8] {
  /// Where `needle` stands for the first time at `start` or later; `nil` also when it is empty.
  ///
  /// - Complexity: O(*n*) for needles that are words; O(*n*·*m*) at worst.
  func firstIndex(of needle: [UInt8], from start: Int = 0) -> Int? {
    guard let first = needle.first, start >= 0 else { return nil }
    return withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var place = start
        let last = bytes.count - needle.count
        while place <= last {
          if bytes[place] == first, stands(needle, in: bytes, at: place) { return place }
          place += 1
        }
        return nil
      }
    }
  }
}

private func stands(
  _ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, at place: Int
) -> Bool {
  var offset = 1
  while offset < needle.count {
    if bytes[place + offset] != needle[offset] { return false }
    offset += 1
  }
  return true
}
