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

// MARK: - Values by their place on the tape

extension JSONDocument {
  func isNull(at place: Int) -> Bool { tape[place].kind == .null }

  func string(at place: Int) -> String? {
    let node = tape[place]
    guard node.kind == .string else { return nil }
    return withText(of: node) {
      node.hasEscapes ? JSONText.unescaped($0) : String(decoding: $0, as: UTF8.self)
    }
  }

  func bool(at place: Int) -> Bool? {
    let node = tape[place]
    guard node.kind == .bool else { return nil }
    return withText(of: node) { $0.first == UInt8(ascii: "t") }
  }

  func numeral(at place: Int) -> String? {
    let node = tape[place]
    return node.kind == .number
      ? withText(of: node) { String(decoding: $0, as: UTF8.self) } : nil
  }

  func whole<Value: FixedWidthInteger>(at place: Int, as type: Value.Type = Value.self) -> Value? {
    let node = tape[place]
    guard node.kind == .number else { return nil }
    return withText(of: node) { JSONNumeral($0).whole() }
  }

  func double(at place: Int) -> Double? {
    guard let numeral = numeral(at: place), let value = Double(numeral), value.isFinite else {
      return nil
    }
    return value
  }

  func withText<Result>(of node: JSONNode, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]))
    }
  }
}
