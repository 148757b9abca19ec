/// A JSON text and the tape of values in it; strings and numbers stay in the bytes until asked for.
///
/// Immutable after `init`, so one instance may be shared freely.
package final class JSONDocument: @unchecked Sendable {
  let bytes: ResourceBytes
  private let tape: JSONTape

  /// The values by their places, for those who have the document in hand.
  let values: JSONValues

  /// What ended the reading, or `nil` when the whole text is JSON.
  package let fault: JSONFault?

  /// What was read over: trailing commas, raw control characters, bytes that are not UTF-8.
  package let tolerated: [JSONFault]

  /// Reads `bytes` as UTF-8; a byte order mark is skipped.
  ///
  /// Never fails: after a fault, `root` holds the records before it.
  package init(_ bytes: ResourceBytes) {
    self.bytes = bytes
    var scanner = JSONScanner(UnsafeRawBufferPointer(start: bytes.base, count: bytes.count))
    fault = scanner.scan()
    tolerated = scanner.tolerated
    tape = scanner.finished()
    values = JSONValues(nodes: UnsafePointer(tape.nodes), text: bytes.base)
  }

  /// A part of `bytes` that was read onto `tape`, with nothing to report.
  init(_ bytes: ResourceBytes, read tape: consuming JSONTape) {
    self.bytes = bytes
    fault = nil
    tolerated = []
    values = JSONValues(nodes: UnsafePointer(tape.nodes), text: bytes.base)
    self.tape = tape
  }

  /// The outermost value, or `nil` when there is none.
  package var root: JSONElement? {
    tape.count == 0 ? nil : JSONElement(document: self, place: 0)
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

  /// What stands at the byte at `offset`, in words: `'}'`, "the end", "the invisible U+FEFF".
  package func excerpt(at offset: Int) -> String {
    bytes.withBytes { buffer in
      guard offset < buffer.count else { return "the end" }
      let text = String(decoding: buffer[offset..<min(offset + 4, buffer.count)], as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return "the end" }
      switch scalar {
      case "\n", "\r": return "the end of the line"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        return "the control character \(scalar.codePoint)"
      default: return scalar.isInvisible ? "the invisible \(scalar.codePoint)" : "'\(scalar)'"
      }
    }
  }
}
