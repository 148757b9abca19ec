/// A JSON text and the tape of values in it; strings and numbers stay in the bytes until asked for.
package final class JSONDocument: Sendable {
  let bytes: ResourceBytes
  let tape: [JSONNode]

  /// What ended the reading, or `nil` when the whole text is JSON.
  package let fault: JSONFault?

  /// What was read over: trailing commas and raw control characters.
  package let tolerated: [JSONFault]

  /// Reads `bytes`, which must be UTF-8 without a byte order mark.
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

  /// The line and the column, both from 1, of the byte at `offset`; columns count bytes' characters.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    bytes.withBytes { buffer in
      var line = 1
      var column = 1
      for byte in buffer.prefix(offset) {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      return (line, column)
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
  package var integer: Int? {
    guard node.kind == .number else { return nil }
    if let plain = withText(JSONElement.plainInteger) { return plain }
    return double.flatMap { Int(exactly: $0) }
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
    case .null, .bool, .number: withText { String(decoding: $0.prefix(60), as: UTF8.self) }
    }
  }

  private func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let node = node
    return document.bytes.withBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]))
    }
  }

  private static func plainInteger(_ text: UnsafeRawBufferPointer) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    var value = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      let digit = Int(byte &- UInt8(ascii: "0"))
      guard digit < 10 else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }
}

// MARK: - Inside arrays and objects

extension JSONElement {
  /// The elements of an array, in order; nothing for anything else.
  package var elements: Children {
    Children(document: document, place: node.kind == .array ? index + 1 : 0, end: contentEnd)
  }

  /// The members of an object, in order, equal keys included; nothing for anything else.
  package var members: some Sequence<(key: JSONElement, value: JSONElement)> {
    var children = Children(
      document: document, place: node.kind == .object ? index + 1 : 0, end: contentEnd)
    return AnyIterator {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }

  private var contentEnd: Int {
    node.kind == .array || node.kind == .object ? Int(node.next) : 0
  }

  /// The value of `key`, or `nil`; of equal keys the last, as `jq` and Python read them.
  ///
  /// - Complexity: O(*m*) in the members of this object.
  package subscript(key: String) -> JSONElement? {
    guard node.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { wanted in
      document.bytes.withBytes { buffer in
        var found: Int?
        var place = index + 1
        let end = Int(node.next)
        while place < end {
          if JSONElement.isKey(document.tape[place], in: buffer, equalTo: wanted) {
            found = place + 1
          }
          place = Int(document.tape[place + 1].next)
        }
        return found.map { JSONElement(document: document, index: $0) }
      }
    }
  }

  private static func isKey(
    _ node: JSONNode, in buffer: UnsafeRawBufferPointer, equalTo wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = UnsafeRawBufferPointer(rebasing: buffer[Int(node.start)..<Int(node.end)])
    if node.hasEscapes { return JSONText.unescaped(text).utf8.elementsEqual(wanted) }
    guard text.count == wanted.count else { return false }
    for index in 0..<text.count where text[index] != wanted[index] { return false }
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
  package func excerpt(_ length: Int) -> String {
    let cut = index(startIndex, offsetBy: length, limitedBy: endIndex) ?? endIndex
    return cut == endIndex ? self : self[..<cut] + "…"
  }
}
