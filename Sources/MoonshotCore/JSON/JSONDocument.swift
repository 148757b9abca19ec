/// A JSON text and the tape of values in it; strings and numbers stay in the bytes until asked for.
package final class JSONDocument: Sendable {
  let bytes: ResourceBytes
  let tape: [JSONNode]

  /// What ended the reading, or `nil` when the whole text is JSON.
  package let fault: JSONFault?

  /// What was read over: trailing commas, raw control characters, bytes that are not UTF-8.
  package let tolerated: [JSONFault]

  /// Reads `bytes`, which must be UTF-8; a byte order mark is skipped.
  ///
  /// Never fails: after a fault, `root` holds the records before it.
  package init(_ bytes: ResourceBytes) {
    self.bytes = bytes
    (tape, fault, tolerated) = bytes.withBytes { buffer in
      var scanner = JSONScanner(buffer)
      let fault = scanner.scan()
      return (scanner.tape, fault, scanner.tolerated)
    }
  }

  /// The outermost value, or `nil` when there is none.
  package var root: JSONElement? {
    tape.isEmpty ? nil : JSONElement(document: self, index: 0)
  }

  /// The line and the column, both from 1, of the byte at `offset`; columns count Unicode scalars.
  ///
  /// - Complexity: O(*n*) in the bytes before it, eight at a time.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    bytes.withBytes { buffer in
      let end = min(max(offset, 0), buffer.count)
      var position = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : 0
      var line = 1
      var column = 1
      while position < end {
        if position &+ 8 <= end {
          let word = buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          if !word.hasByte(UInt8(ascii: "\n")) {
            column &+= 8 &- word.utf8Continuations
            position &+= 8
            continue
          }
        }
        let byte = buffer[position]
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        position += 1
      }
      return (line, column)
    }
  }

  /// What stands at the byte at `offset`, in words: `'}'`, "the end".
  package func excerpt(at offset: Int) -> String {
    bytes.withBytes { buffer in
      guard offset < buffer.count else { return "the end" }
      let text = String(decoding: buffer[offset..<min(offset + 4, buffer.count)], as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return "the end" }
      switch scalar {
      case "\n", "\r": return "the end of the line"
      case "\u{20}"..."\u{7E}", "\u{A0}"...: return "'\(scalar)'"
      default: return "a control character"
      }
    }
  }
}

/// One value of a document.
package struct JSONElement: Sendable {
  let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var node: JSONNode { document.tape[index] }

  package var isNull: Bool { node.kind == .null }
  package var isArray: Bool { node.kind == .array }
  package var isObject: Bool { node.kind == .object }

  /// The byte at which the value starts.
  package var offset: Int { Int(node.start) }

  /// The text of a string, or `nil` for anything else.
  package var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return withText {
      node.hasEscapes ? JSONText.unescaped($0) : String(decoding: $0, as: UTF8.self)
    }
  }

  package var bool: Bool? {
    guard node.kind == .bool else { return nil }
    return withText { $0.first == UInt8(ascii: "t") }
  }

  /// A number as it is written, or `nil` for anything else.
  package var numeral: String? {
    node.kind == .number ? withText { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// A whole number, also one written `11.0` or `1e3`; `nil` past 64 bits.
  package var integer: Int? { whole() }

  /// A whole number, read exactly; `nil` when it is none, or beyond the range of `Value`.
  func whole<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
    guard node.kind == .number else { return nil }
    return withText { JSONNumeral($0).whole() }
  }

  /// A number, or `nil` when it is beyond the range of a `Double`.
  package var double: Double? {
    guard let numeral, let value = Double(numeral), value.isFinite else { return nil }
    return value
  }

  package var hasLoneSurrogate: Bool {
    node.kind == .string && node.hasEscapes && withText(JSONText.hasLoneSurrogate)
  }

  /// What stands there, in words short enough for one line: `"Dec 21, 1968"`, `7.5`, `an object`.
  package var excerpt: String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "\"\((string ?? "").excerpt(60))\""
    case .null, .bool, .number:
      withText { String(decoding: $0.prefix(61), as: UTF8.self) }.excerpt(60)
    }
  }

  private func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let node = node
    return document.bytes.withBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]))
    }
  }
}

// MARK: - Inside arrays and objects

extension JSONElement {
  /// The elements of an array, in order; nothing for anything else.
  package var elements: Children { children(of: .array) }

  /// The members of an object, in order, equal keys included; nothing for anything else.
  package var members: some Sequence<(key: JSONElement, value: JSONElement)> {
    var children = children(of: .object)
    return AnyIterator {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }

  private func children(of kind: JSONNode.Kind) -> Children {
    Children(document: document, place: index + 1, end: node.kind == kind ? Int(node.next) : 0)
  }

  /// The value of `key`, or `nil`; of equal keys the last, as `jq` and Python read them.
  ///
  /// - Complexity: O(*m*) in the members of this object.
  package subscript(key: String) -> JSONElement? {
    var key = key
    let found = key.withUTF8 { place(of: $0) }
    return found.map { JSONElement(document: document, index: $0) }
  }

  private func place(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    document.tape.withUnsafeBufferPointer { tape in
      guard tape[index].kind == .object else { return nil }
      return document.bytes.withBytes { buffer in
        var found: Int?
        var place = index + 1
        let end = Int(tape[index].next)
        while place < end {
          if Self.isKey(tape[place], in: buffer, equalTo: key) { found = place + 1 }
          place = Int(tape[place + 1].next)
        }
        return found
      }
    }
  }

  private static func isKey(
    _ node: JSONNode, in buffer: UnsafeRawBufferPointer, equalTo wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (start, end) = (Int(node.start), Int(node.end))
    if node.hasEscapes {
      let text = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
      return JSONText.unescaped(text).utf8.elementsEqual(wanted)
    }
    guard end - start == wanted.count else { return false }
    for offset in 0..<wanted.count where buffer[start + offset] != wanted[offset] { return false }
    return true
  }

  /// The values directly inside a container.
  package struct Children: Sequence, IteratorProtocol {
    let document: JSONDocument
    var place: Int
    let end: Int

    package mutating func next() -> JSONElement? {
      guard place < end else { return nil }
      defer { place = Int(document.tape[place].next) }
      return JSONElement(document: document, index: place)
    }
  }
}

extension String {
  /// At most `length` characters of it, with `…` where the rest was.
  ///
  /// A character of more than sixteen scalars is no letter of any script, and is cut as well.
  package func excerpt(_ length: Int) -> String {
    if utf8.count <= length { return self }
    let most =
      unicodeScalars.index(
        startIndex, offsetBy: length * 16, limitedBy: endIndex) ?? endIndex
    let head = self[..<most]
    let cut = head.index(startIndex, offsetBy: length, limitedBy: most) ?? most
    return cut == endIndex ? self : self[..<cut] + "…"
  }
}
