/// Why bytes are not JSON, and where.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// The text ends inside a value.
    case truncated
    case expected(String)
    /// A byte that cannot stand in UTF-8 at this place, as in a Latin-1 file.
    case notUTF8(UInt8)
    /// More levels than `JSONScanner.deepest`.
    case tooDeep
    /// Past 4 GiB, where the tape's offsets end.
    case tooLarge
    /// Something follows the value.
    case trailing
    /// A comma before a closing bracket; read as if it were not there.
    case trailingComma
    /// A control character in a string that should have been escaped; read as it is.
    case rawControl(UInt8)
  }

  package let reason: Reason

  /// The byte at which it shows, from 0.
  package let offset: Int
}
