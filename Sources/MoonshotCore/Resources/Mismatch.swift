/// What was expected of a value and what stood there instead.
///
/// What an `init(from:)` may throw to say so; ``Fault`` adds file, record and field to it.
public struct Mismatch: Error, Hashable, Sendable {
  /// In words: "a whole number".
  public let expected: String

  /// As it stands in the file: "7.5", or "nothing".
  public let found: String

  /// A value that is not `expected`; `found` is quoted as it is, so cut long texts first.
  public init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }
}

extension Mismatch {
  static let nothing = Mismatch(expected: "a value", found: "nothing")
}

/// A mismatch and the keys that lead to it.
struct LocatedMismatch: Error {
  let mismatch: Mismatch
  let path: [any CodingKey]

  init(_ mismatch: Mismatch, at path: [any CodingKey]) {
    self.mismatch = mismatch
    self.path = path
  }

  /// What `error` says of the value at `path`, unless it already names a place further inside.
  init(_ error: any Error, at path: [any CodingKey], element: JSONElement) {
    switch error {
    case let located as LocatedMismatch: self = located
    case let mismatch as Mismatch: self.init(mismatch, at: path)
    case let error as DecodingError: self.init(Mismatch(error, found: element.excerpt), at: path)
    default: self.init(Mismatch(expected: "\(error)", found: element.excerpt), at: path)
    }
  }
}

extension Mismatch {
  /// What an error of a type outside this library says, such as an enum without that raw value.
  fileprivate init(_ error: DecodingError, found: String) {
    let expected =
      switch error {
      case .typeMismatch(let type, _), .valueNotFound(let type, _): "a value of type \(type)"
      case .keyNotFound(let key, _): "a value for \(key.stringValue)"
      case .dataCorrupted(let context): "a value that fits (\(context.debugDescription))"
      @unknown default: "another value"
      }
    self.init(expected: expected, found: found)
  }
}
