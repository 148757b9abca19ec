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
