/// One value of a document.
package struct JSONElement: Sendable {
  let document: JSONDocument
  let place: Int

  init(document: JSONDocument, place: Int) {
    self.document = document
    self.place = place
  }

  private var values: JSONValues { document.values }
  private var node: JSONNode { values.nodes[place] }

  package var isNull: Bool { values.isNull(at: place) }
  package var isArray: Bool { values.isArray(at: place) }
  package var isObject: Bool { values.isObject(at: place) }

  /// The byte at which the value starts.
  package var offset: Int { Int(node.start) }

  /// The text of a string, or `nil` for anything else.
  package var string: String? { values.string(at: place) }

  package var bool: Bool? { values.bool(at: place) }

  /// A number as it is written, or `nil` for anything else.
  package var numeral: String? { values.numeral(at: place) }

  /// A whole number, also one written `11.0` or `1e3`; `nil` past 64 bits.
  package var integer: Int? { values.whole(at: place) }

  /// A whole number, read exactly; `nil` when it is none, or beyond the range of `Value`.
  func whole<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
    values.whole(at: place)
  }

  /// A number, or `nil` when it is beyond the range of a `Double`.
  package var double: Double? { values.double(at: place) }

  package var hasLoneSurrogate: Bool {
    node.kind == .string && node.hasEscapes
      && JSONText.hasLoneSurrogate(values.bytes(at: place))
  }

  /// What stands there, in words short enough for one line: `"Dec 21, 1968"`, `7.5`, `an object`.
  package var excerpt: String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "\"\((string ?? "").excerpt(60))\""
    case .null, .bool, .number:
      String(decoding: values.bytes(at: place).prefix(61), as: UTF8.self).excerpt(60)
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
    Children(document: document, place: place + 1, end: node.kind == kind ? Int(node.next) : 0)
  }

  /// The value of `key`, or `nil`; of equal keys the last, as `jq` and Python read them.
  ///
  /// - Complexity: O(*m*) in the members of this object.
  package subscript(key: String) -> JSONElement? {
    values.place(of: key, in: place).map { JSONElement(document: document, place: $0) }
  }

  /// The values directly inside a container.
  package struct Children: Sequence, IteratorProtocol {
    let document: JSONDocument
    var place: Int
    let end: Int

    package mutating func next() -> JSONElement? {
      guard place < end else { return nil }
      defer { place = document.values.next(after: place) }
      return JSONElement(document: document, place: place)
    }
  }
}
