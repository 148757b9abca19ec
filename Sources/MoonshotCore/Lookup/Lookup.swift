/// What a name that somebody typed stands for.
public enum Lookup<Record: Sendable>: Sendable {
  /// One record, and no other as well.
  case found(Record)

  /// Several that match equally well, in the order of the catalog.
  case ambiguous([Record])

  /// None; `near` holds at most three names that could have been meant, ready to be typed.
  case unknown(near: [String])

  /// What `records` say: none, one or several.
  init(_ records: [Record], near: @autoclosure () -> [String]) {
    switch records.count {
    case 0: self = .unknown(near: near())
    case 1: self = .found(records[0])
    default: self = .ambiguous(records)
    }
  }

  /// The one record, where there is one.
  public var record: Record? {
    if case .found(let record) = self { record } else { nil }
  }
}

extension Lookup: Equatable where Record: Equatable {}

/// Longer queries, in UTF-8 bytes, name nothing but an exact id.
let longestQuery = 256
