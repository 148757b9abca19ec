/// A place in an array or a key that no type declares.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

/// Decodes any `Decodable` from a value of a document, as `JSONDecoder` would.
///
/// A class, since a record asks its decoder for thirty fields: handing on one reference costs a
/// tenth of copying what it holds.
final class JSONElementDecoder: Decoder {
  let element: JSONElement
  let log: FaultLog?

  /// The key under which the element stands, and the decoder around it.
  private let key: (any CodingKey)?
  private let parent: JSONElementDecoder?

  /// Decodes `element`, the outermost value or the one at `key`.
  init(
    element: JSONElement, at key: (any CodingKey)? = nil, below parent: JSONElementDecoder? = nil,
    log: FaultLog?
  ) {
    self.element = element
    self.key = key
    self.parent = parent
    self.log = log
  }

  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    var place: JSONElementDecoder? = self
    while let step = place {
      if let key = step.key { keys.append(key) }
      place = step.parent
    }
    return keys.reversed()
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.isObject else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.isArray else { throw mismatch("an array") }
    return JSONUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension CodingKey {
  /// The place in an array that it names, from 0, or `nil` for the key of a member.
  ///
  /// Every decoder names places "Index 3"; a dictionary's key "3" has an `intValue` too.
  var arrayPlace: Int? {
    intValue.flatMap { stringValue == "Index \($0)" ? $0 : nil }
  }
}

extension JSONElementDecoder {
  func mismatch(_ expected: String) -> Mismatch {
    Mismatch(expected: expected, found: element.excerpt)
  }

  func nested(_ element: JSONElement, at key: any CodingKey) -> JSONElementDecoder {
    JSONElementDecoder(element: element, at: key, below: self, log: log)
  }
}

extension JSONElementDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { element.isNull }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = element.bool else { throw mismatch("true or false") }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard let value = element.string else { throw mismatch("a string") }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let value = element.double else { throw mismatch("a number") }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float {
    guard let value = element.numeral.flatMap({ Float($0) }), value.isFinite else {
      throw mismatch("a number")
    }
    return value
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

  private func integer<T: FixedWidthInteger>() throws -> T {
    if let value: T = element.whole() { return value }
    let isTooLarge = element.double.map { $0 == $0.rounded() } ?? (element.numeral != nil)
    throw mismatch(isTooLarge ? "a whole number from \(T.min) to \(T.max)" : "a whole number")
  }
}
