/// A record that mentions everything that was searched for, and its best mention.
public struct SearchHit: Hashable, Sendable {
  /// What the record is.
  public let kind: Kind

  /// The record's id; a mission's in digits.
  public let id: String

  /// The mission's title or the person's name.
  public let title: String

  /// Where the best mention stands: a path of JSON keys, such as `summary` or `crew[2].name`.
  public let field: String

  /// The sentence of the mention as it stands in the field; a field of names is one sentence.
  public let sentence: String

  /// Where ``sentence`` starts in the field's text, in Unicode code points.
  public let offset: Int

  /// What was found in ``sentence``, in Unicode code points from its start: sorted, apart, and at
  /// least one.
  ///
  /// Code points are what Python and `jq` count; in Swift, offsets into `unicodeScalars`.
  public let ranges: [Range<Int>]

  /// How good the hit is: larger is better, among the hits of one search.
  public let score: Int

  /// What was found, in Unicode code points from the start of the field's text.
  public var fieldRanges: [Range<Int>] {
    ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }

  /// What a record is.
  public enum Kind: String, Hashable, Sendable {
    /// Of `missions.json`.
    case mission
    /// Of `astronauts.json`.
    case astronaut
  }
}
