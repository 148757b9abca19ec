/// Collects what was wrong in the records of one file while the rest of them is read.
///
/// Used by one decoding at a time; it never crosses a concurrency boundary.
final class FaultLog {
  /// Mismatches with the keys that lead to them, in the order of the file.
  private(set) var entries: [LocatedMismatch] = []

  func record(_ mismatch: LocatedMismatch) {
    entries.append(mismatch)
  }
}

extension JSONElement {
  /// The value, unless nothing can be made of it, and what was wrong in it; `key` leads to it.
  func decoded<Value: Decodable>(
    at key: (any CodingKey)? = nil, as type: Value.Type = Value.self
  ) -> (value: Value?, mismatches: [LocatedMismatch]) {
    let log = FaultLog()
    do {
      let value = try Value(from: JSONElementDecoder(element: self, at: key, log: log))
      return (value, log.entries)
    } catch {
      log.record(LocatedMismatch(error, at: key.map { [$0] } ?? [], element: self))
      return (nil, log.entries)
    }
  }
}
