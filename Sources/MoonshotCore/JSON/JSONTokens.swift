// Numbers, strings and words: what stands between the brackets.

extension JSONScanner {
  mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 {
      switch bytes[position] {
      case 0x0A:
        position &+= 1
        skipIndentation()
      case 0x20, 0x0D, 0x09: position &+= 1
      default: return
      }
    }
  }

  /// Moves over spaces, eight at a time.
  private mutating func skipIndentation() {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    while position &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let rest = UInt64(littleEndian: word) ^ spaces
      if rest != 0 {
        position &+= rest.trailingZeroBitCount / 8
        return
      }
      position &+= 8
    }
  }

  mutating func literal(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONFault) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw fault(.truncated) }
      guard bytes[position] == word.utf8Start[index] else { throw fault(.expected("a value")) }
      position += 1
    }
    append(kind, from: start, to: position)
  }

  mutating func number() throws(JSONFault) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    try digits()
    if bytes[integer] == UInt8(ascii: "0"), position > integer + 1 {
      position = integer + 1
      throw fault(.expected("no digits behind a leading 0"))
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      try digits()
    }
    append(.number, from: start, to: position)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    guard position > start else {
      throw fault(position < bytes.count ? .expected("a digit") : .truncated)
    }
  }

  mutating func string() throws(JSONFault) {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      position = endOfPlainText(from: position)
      guard position < bytes.count else { throw fault(.truncated) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        append(.string, from: start, to: position, hasEscapes: hasEscapes)
        position += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape()
      case 0x80...:
        try nonASCII()
      case 0..<0x20:
        tolerate(.rawControl(bytes[position]), at: position)
        position += 1
      default:
        position += 1
      }
    }
  }

  /// Where bytes that mean themselves end, eight looked at a time: at a quote, backslash, control
  /// or non-ASCII byte (or within eight of the end, at any byte).
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    var position = start
    let last = bytes.count &- 8
    guard let base = bytes.baseAddress else { return position }
    while position <= last {
      let word = UInt64(
        littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // A byte that is looked for leaves its top bit set, and maybe those behind it by the borrow:
      // only the first counts.
      let quote = (word ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
      let backslash = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
      let control = word &- ones &* 0x20
      let special = (quote | backslash | control | word) & tops
      if special != 0 { return position &+ special.trailingZeroBitCount / 8 }
      position &+= 8
    }
    return position
  }

  private mutating func escape() throws(JSONFault) {
    guard position + 1 < bytes.count else {
      position = bytes.count
      throw fault(.truncated)
    }
    position += 1
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard position < bytes.count else { throw fault(.truncated) }
        guard JSONText.hexDigit(bytes[position]) != nil else {
          throw fault(.expected("four hexadecimal digits behind \\u"))
        }
        position += 1
      }
    default:
      throw fault(.expected("one of \" \\ / b f n r t u behind a backslash"))
    }
  }

  /// Moves over one scalar of a string, or over a byte that is none: it is read as U+FFFD, so that
  /// a Latin-1 file costs letters and not records.
  private mutating func nonASCII() throws(JSONFault) {
    let start = position
    do throws(JSONFault) {
      try multibyte()
    } catch {
      guard case .notUTF8 = error.reason else { throw error }
      if isUTF8 { tolerate(error.reason, at: start) }
      isUTF8 = false
      position = start + 1
    }
  }

  /// Moves over one non-ASCII scalar, which must be well-formed (Unicode, table 3-7).
  private mutating func multibyte() throws(JSONFault) {
    let lead = bytes[position]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: throw fault(.notUTF8(lead))
      }
    for index in 1..<length {
      guard position + index < bytes.count else {
        position = bytes.count
        throw fault(.truncated)
      }
      let range = index == 1 ? second : 0x80...0xBF
      guard range.contains(bytes[position + index]) else { throw fault(.notUTF8(lead)) }
    }
    position += length
  }

  /// A curly quote where a straight one belongs is a wrong character; a stray Latin-1 byte is not.
  mutating func unexpectedNonASCII(
    or reason: JSONFault.Reason
  ) throws(JSONFault) -> JSONFault {
    let start = position
    try multibyte()
    position = start
    return fault(reason)
  }
}
