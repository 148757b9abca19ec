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
  package var string: String? { document.string(at: index) }

  package var bool: Bool? { document.bool(at: index) }

  /// A number as it is written, or `nil` for anything else.
  package var numeral: String? { document.numeral(at: index) }

  /// A whole number, also one written `11.0` or `1e3`; `nil` past 64 bits.
  package var integer: Int? { document.whole(at: index) }

  /// A whole number, read exactly; `nil` when it is none, or beyond the range of `Value`.
  func whole<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
    document.whole(at: index)
  }

  /// A number, or `nil` when it is beyond the range of a `Double`.
  package var double: Double? { document.double(at: index) }

  package var hasLoneSurrogate: Bool {
    node.kind == .string && node.hasEscapes
      && document.withText(of: node, JSONText.hasLoneSurrogate)
  }

  /// What stands there, in words short enough for one line: `"Dec 21, 1968"`, `7.5`, `an object`.
  package var excerpt: String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "\"\((string ?? "").excerpt(60))\""
    case .null, .bool, .number:
      document.withText(of: node) { String(decoding: $0.prefix(61), as: UTF8.self) }.excerpt(60)
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
    place(of: key).map { JSONElement(document: document, index: $0) }
  }

  /// The text at `key`, or `nil` when something else stands there, or nothing.
  func string(at key: String) -> String? {
    place(of: key).flatMap { document.string(at: $0) }
  }

  /// The place on the tape of the value of `key`; of equal keys the last.
  func place(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { place(of: $0) }
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
