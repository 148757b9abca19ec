/// One value, or one key, on the tape of a `JSONDocument`.
struct JSONNode {
  enum Kind: UInt8 {
    case null
    case bool
    case number
    case string
    case array
    case object
  }

  /// Where its text starts: for a string, behind the opening quote.
  var start: UInt32

  /// Where its text ends: for a string, before the closing quote.
  var end: UInt32

  /// The place on the tape behind this value and everything inside it.
  var next: UInt32

  var kind: Kind

  /// Whether a string holds a backslash, so that its bytes are not yet its text.
  var hasEscapes: Bool

  /// Whether an object may have equal keys, of which the last counts.
  var mayRepeatKeys = false
}
