/// Reads JSON (RFC 8259) in one pass onto a flat tape.
///
/// It is ours, not Foundation's, for four reasons: positions for every fault, the records before a
/// fault are kept, equal keys are seen, and nothing of Foundation has to start up.
/// - Complexity: O(n) in the bytes; no recursion, so nesting costs no stack.
struct JSONScanner {
  /// Levels of nesting that are read; a catalog needs six, and deeper is a fault.
  static let deepest = 512

  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var open: [Int] = []
  private var isUTF8 = true

  private(set) var tape: [JSONNode] = []

  /// Faults that were read over, the first eight: trailing commas, raw control characters, and the
  /// first byte in a string that is not UTF-8.
  private(set) var tolerated: [JSONFault] = []

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Reads one value with white space around it.
  ///
  /// On a fault the tape keeps what is complete directly below the outermost array or object.
  mutating func scan() -> JSONFault? {
    guard bytes.count < UInt32.max else { return JSONFault(reason: .tooLarge, offset: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    tape.reserveCapacity(bytes.count / 24 + 8)
    do throws(JSONFault) {
      try value()
      skipSpace()
      if position < bytes.count { throw fault(.trailing) }
      return nil
    } catch {
      keepWhatIsComplete()
      return error
    }
  }
}

// MARK: - Values

extension JSONScanner {
  /// What may come next inside the innermost open container.
  private enum Expectation {
    case value
    case firstKeyOrEnd
    case firstElementOrEnd
    case commaOrEnd
  }

  private mutating func value() throws(JSONFault) {
    var next = Expectation.value
    repeat {
      skipSpace()
      guard position < bytes.count else { throw fault(tape.isEmpty ? .empty : .truncated) }
      let byte = bytes[position]
      switch next {
      case .value:
        next = try scalarOrOpening(byte)
      case .firstElementOrEnd where byte == UInt8(ascii: "]"),
        .firstKeyOrEnd where byte == UInt8(ascii: "}"):
        next = close()
      case .firstElementOrEnd:
        next = try scalarOrOpening(byte)
      case .firstKeyOrEnd:
        next = try key(byte)
      case .commaOrEnd:
        next = try commaOrClosing(byte)
      }
    } while !open.isEmpty
  }

  private mutating func scalarOrOpening(_ byte: UInt8) throws(JSONFault) -> Expectation {
    switch byte {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"):
      try openContainer(.object)
      return .firstKeyOrEnd
    case UInt8(ascii: "["):
      try openContainer(.array)
      return .firstElementOrEnd
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try literal("true", .bool)
    case UInt8(ascii: "f"): try literal("false", .bool)
    case UInt8(ascii: "n"): try literal("null", .null)
    case 0x80...: throw try unexpectedNonASCII(or: .expected("a value"))
    default: throw fault(.expected("a value"))
    }
    return .commaOrEnd
  }

  private mutating func key(_ byte: UInt8) throws(JSONFault) -> Expectation {
    guard byte == UInt8(ascii: "\"") else { throw fault(.expected("a key in quotes")) }
    try string()
    skipSpace()
    guard position < bytes.count else { throw fault(.truncated) }
    guard bytes[position] == UInt8(ascii: ":") else { throw fault(.expected("':'")) }
    position += 1
    return .value
  }

  private mutating func commaOrClosing(_ byte: UInt8) throws(JSONFault) -> Expectation {
    let isObject = open.last.map { tape[$0].kind == .object } ?? false
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == closing { return close() }
    guard byte == UInt8(ascii: ",") else {
      throw fault(.expected(isObject ? "',' or '}'" : "',' or ']'"))
    }
    let comma = position
    position += 1
    skipSpace()
    guard position < bytes.count else { throw fault(.truncated) }
    if bytes[position] == closing {
      tolerate(.trailingComma, at: comma)
      return close()
    }
    return isObject ? try key(bytes[position]) : .value
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONFault) {
    guard open.count < Self.deepest else { throw fault(.tooDeep) }
    open.append(tape.count)
    append(kind, from: position, to: position)
    position += 1
  }

  private mutating func close() -> Expectation {
    position += 1
    if let index = open.popLast() {
      tape[index].next = UInt32(tape.count)
      tape[index].end = UInt32(position)
    }
    return .commaOrEnd
  }

  private mutating func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    tape.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(tape.count + 1), kind: kind,
        hasEscapes: hasEscapes))
  }

  /// Cuts the tape behind the last complete child of the root and closes the root there.
  private mutating func keepWhatIsComplete() {
    guard let root = tape.first, root.kind == .array || root.kind == .object else {
      tape.removeAll()
      return
    }
    guard open.first == 0 else { return }
    // A child that is still open, or a key without its value, is not complete; nor is a number
    // with which the file ends, since digits may be missing.
    let firstOpen = open.count > 1 ? open[1] : tape.count
    var end = 1
    while end < tape.count {
      let child = root.kind == .object ? end + 1 : end
      if child >= min(tape.count, firstOpen) { break }
      if tape[child].kind == .number, Int(tape[child].end) == bytes.count { break }
      end = Int(tape[child].next)
    }
    tape.removeSubrange(min(end, tape.count)...)
    tape[0].next = UInt32(tape.count)
    tape[0].end = UInt32(position)
  }
}

// MARK: - Tokens

extension JSONScanner {
  private mutating func skipSpace() {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    while position &+ 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) == spaces
    {
      position &+= 8
    }
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func literal(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONFault) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else { throw fault(.truncated) }
      guard bytes[position] == word.utf8Start[index] else { throw fault(.expected("a value")) }
      position += 1
    }
    append(kind, from: start, to: position)
  }

  private mutating func number() throws(JSONFault) {
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

  private mutating func string() throws(JSONFault) {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      skipPlainText()
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

  /// Moves over bytes that mean themselves, eight at a time, to a quote, backslash, control or
  /// non-ASCII byte (or within eight of the end, to any byte).
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while position &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let special =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
          | (word &- ones &* 0x20) & ~word | word) & tops
      if special != 0 {
        position &+= special.trailingZeroBitCount / 8
        return
      }
      position &+= 8
    }
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
  private mutating func unexpectedNonASCII(
    or reason: JSONFault.Reason
  ) throws(JSONFault) -> JSONFault {
    let start = position
    try multibyte()
    position = start
    return fault(reason)
  }

  private func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(reason: reason, offset: position)
  }

  private mutating func tolerate(_ reason: JSONFault.Reason, at offset: Int) {
    if tolerated.count < 8 { tolerated.append(JSONFault(reason: reason, offset: offset)) }
  }
}
