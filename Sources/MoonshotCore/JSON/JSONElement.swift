/// One value of a document.
package struct JSONElement: Sendable {
  let document: JSONDocument
  let place: Int

  init(document: JSONDocument, place: Int) {
    self.document = document
    self.place = place
  }

  /// What `body` reads at this value's place; the document is kept until it has.
  private func read<Result>(_ body: (JSONValues, Int) -> Result) -> Result {
    withExtendedLifetime(document) { body(document.values, place) }
  }

  private var node: JSONNode { read { $0.nodes[$1] } }

  package var isNull: Bool { read { $0.isNull(at: $1) } }
  package var isArray: Bool { read { $0.isArray(at: $1) } }
  package var isObject: Bool { read { $0.isObject(at: $1) } }

  /// The byte at which the value starts.
  package var offset: Int { Int(node.start) }

  /// The text of a string, or `nil` for anything else.
  package var string: String? { read { $0.string(at: $1) } }

  package var bool: Bool? { read { $0.bool(at: $1) } }

  /// A number as it is written, or `nil` for anything else.
  package var numeral: String? { read { $0.numeral(at: $1) } }

  /// A whole number, also one written `11.0` or `1e3`; `nil` past 64 bits.
  package var integer: Int? { read { $0.whole(at: $1) } }

  /// A number, or `nil` when it is beyond the range of a `Double`.
  package var double: Double? { read { $0.double(at: $1) } }

  package var hasLoneSurrogate: Bool {
    node.kind == .string && node.hasEscapes
      && read { JSONText.hasLoneSurrogate($0.bytes(at: $1)) }
  }

  /// What stands there, in words short enough for one line: `"Dec 21, 1968"`, `7.5`, `an object`.
  package var excerpt: String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "\"\((string ?? "").excerpt(60))\""
    case .null, .bool, .number:
      read { String(decoding: $0.bytes(at: $1).prefix(61), as: UTF8.self).excerpt(60) }
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
    read { $0.place(of: key, in: $1) }.map { JSONElement(document: document, place: $0) }
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
