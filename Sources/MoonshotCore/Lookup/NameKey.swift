/// The words of a name as lookup compares them.
///
/// Folded, without apostrophes, every other punctuation mark a space, and a break wherever letters
/// and digits meet: `AS-506`, `as506` and `As 506` have one key.
struct NameKey: Hashable {
  /// UTF-8, words with one space between them.
  let bytes: [UInt8]

  /// The key of `name`; empty when it has neither letters nor digits.
  init(_ name: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count + 4)
    var previous = Kind.gap
    for byte in [UInt8](folding: name) {
      let kind = Kind(byte)
      if kind == .nothing { continue }
      if kind != .gap {
        if kind != previous, !bytes.isEmpty { bytes.append(.space) }
        bytes.append(byte)
      }
      previous = kind
    }
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var words: [ArraySlice<UInt8>] { bytes.split(separator: .space) }

  private enum Kind {
    case letter
    case digit
    case gap
    case nothing

    init(_ byte: UInt8) {
      self =
        switch byte {
        case 0x30...0x39: .digit
        case 0x61...0x7A, 0x80...: .letter
        case 0x27, 0x60: .nothing
        default: .gap
        }
    }
  }
}

extension UInt8 {
  static let space: UInt8 = 0x20
  static let newline: UInt8 = 0x0A
}

extension String {
  /// The words of a name as they are written.
  var wordsAtSpaces: [String] {
    utf8.split(separator: .space).map { String(Substring($0)) }
  }
}
