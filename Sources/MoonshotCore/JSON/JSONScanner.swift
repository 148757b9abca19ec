/// Reads JSON (RFC 8259) in one pass onto a flat tape.
///
/// It is ours, not Foundation's, for four reasons: positions for every fault, the records before a
/// fault are kept, equal keys are seen, and nothing of Foundation has to start up.
/// - Complexity: O(n) in the bytes; no recursion, so nesting costs no stack.
struct JSONScanner: ~Copyable {
  /// Levels of nesting that are read; a catalog needs six, and deeper is a fault.
  static let deepest = 512

  let bytes: UnsafeRawBufferPointer
  var position: Int

  /// The innermost open container, and those around it.
  private var inner: OpenContainer?
  private var outer: [OpenContainer] = []

  /// The levels around what is read.
  private let depth: Int
  var isUTF8 = true

  private(set) var tape: JSONTape

  /// Faults that were read over, the first hundred: trailing commas, raw control characters, and the
  /// first byte in a string that is not UTF-8.
  private(set) var tolerated: [JSONFault] = []

  /// Reads `bytes` from the start; few texts have more values than one in sixteen bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.init(bytes, from: 0, depth: 0, capacity: bytes.count / 16 + 16)
  }

  /// Reads what stands at `position`, inside `depth` levels, with room for `capacity` nodes.
  init(_ bytes: UnsafeRawBufferPointer, from position: Int, depth: Int, capacity: Int) {
    self.bytes = bytes
    self.position = position
    self.depth = depth
    tape = JSONTape(capacity: capacity)
    outer.reserveCapacity(8)
  }

  private struct OpenContainer {
    let place: Int
    let isObject: Bool
    var keys = SeenKeys()
  }

  /// What has been read, when nothing more is to be.
  consuming func finished() -> JSONTape { tape }

  /// Reads one value with white space around it.
  ///
  /// On a fault the tape keeps what is complete directly below the outermost array or object.
  mutating func scan() -> JSONFault? {
    guard bytes.count < UInt32.max else { return JSONFault(reason: .tooLarge, offset: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
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

  /// Reads one value, and no white space behind it.
  mutating func value() throws(JSONFault) {
    var next = Expectation.value
    repeat {
      skipSpace()
      guard position < bytes.count else { throw fault(tape.count == 0 ? .empty : .truncated) }
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
    } while inner != nil
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

  /// Reads a key, a colon and a value.
  mutating func member() throws(JSONFault) {
    skipSpace()
    guard position < bytes.count else { throw fault(.truncated) }
    _ = try key(bytes[position])
    try value()
  }

  private mutating func key(_ byte: UInt8) throws(JSONFault) -> Expectation {
    guard byte == UInt8(ascii: "\"") else { throw fault(.expected("a key in quotes")) }
    try string()
    noteKey()
    skipSpace()
    guard position < bytes.count else { throw fault(.truncated) }
    guard bytes[position] == UInt8(ascii: ":") else { throw fault(.expected("':'")) }
    position += 1
    return .value
  }

  /// Marks the open object where the key just read may have been there before.
  private mutating func noteKey() {
    guard let object = inner?.place else { return }
    let key = tape.nodes[tape.count - 1]
    let text = UnsafeRawBufferPointer(rebasing: bytes[Int(key.start)..<Int(key.end)])
    if inner?.keys.insert(text) == true || key.hasEscapes {
      tape.nodes[object].mayRepeatKeys = true
    }
  }

  private mutating func commaOrClosing(_ byte: UInt8) throws(JSONFault) -> Expectation {
    let isObject = inner?.isObject == true
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
    let level = inner == nil ? depth : depth + outer.count + 1
    guard level < Self.deepest else { throw fault(.tooDeep) }
    if let inner { outer.append(inner) }
    inner = OpenContainer(place: tape.count, isObject: kind == .object)
    append(kind, from: position, to: position)
    position += 1
  }

  private mutating func close() -> Expectation {
    position += 1
    if let place = inner?.place {
      tape.nodes[place].next = UInt32(tape.count)
      tape.nodes[place].end = UInt32(position)
    }
    inner = outer.popLast()
    return .commaOrEnd
  }

  mutating func append(
    _ kind: JSONNode.Kind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    tape.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(tape.count + 1), kind: kind,
        hasEscapes: hasEscapes))
  }

  /// Cuts the tape behind the last complete child of the root and closes the root there.
  private mutating func keepWhatIsComplete() {
    let nodes = tape.nodes
    guard tape.count > 0, nodes[0].kind == .array || nodes[0].kind == .object else {
      tape.removeLast(from: 0)
      return
    }
    let open = outer + [inner].compactMap(\.self)
    guard open.first?.place == 0 else { return }
    // A child that is still open, or a key without its value, is not complete; nor is a number
    // with which the file ends, since digits may be missing.
    let firstOpen = open.count > 1 ? open[1].place : tape.count
    var end = 1
    while end < tape.count {
      let child = nodes[0].kind == .object ? end + 1 : end
      if child >= min(tape.count, firstOpen) { break }
      if nodes[child].kind == .number, Int(nodes[child].end) == bytes.count { break }
      end = Int(nodes[child].next)
    }
    tape.removeLast(from: end)
    nodes[0].next = UInt32(tape.count)
    nodes[0].end = UInt32(position)
  }
}

// MARK: - Faults

extension JSONScanner {
  func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(reason: reason, offset: position)
  }

  mutating func tolerate(_ reason: JSONFault.Reason, at offset: Int) {
    if tolerated.count < 100 { tolerated.append(JSONFault(reason: reason, offset: offset)) }
  }
}
