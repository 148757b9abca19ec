/// Folded text that remembers which part of the original each of its parts comes from.
package struct FoldedText {
  /// UTF-8, as ``Swift/String/folded`` has it.
  package let bytes: [UInt8]

  /// For each byte the offset in the original of the scalar it comes from, and the original's
  /// length at the end; `nil` where folding moved nothing.
  private let origins: [Int]?

  /// Folds `text`.
  ///
  /// - Complexity: O(*n*).
  package init(_ text: String) {
    var text = text
    if text.withUTF8(\.isASCII) {
      bytes = [UInt8](folding: text)
      origins = nil
      return
    }
    var bytes: [UInt8] = []
    var origins: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      bytes.appendFolded(scalar)
      while origins.count < bytes.count { origins.append(offset) }
      offset += UTF8.width(scalar)
    }
    self.bytes = bytes
    self.origins = origins + [offset]
  }

  /// The UTF-8 offsets in the original of what became the bytes in `range`.
  ///
  /// Never cuts a scalar, and takes in the marks that follow the last one.
  package func source(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<bytes.count)
    guard let origins, !range.isEmpty else { return range }
    let last = origins[range.upperBound - 1]
    let end = origins[range.upperBound...].first { $0 > last }
    return origins[range.lowerBound]..<(end ?? last)
  }
}
