/// A place in an array or a key that no type declares.
///
/// Every element of every list has one, so its words wait until a fault asks for them.
enum AnyKey: CodingKey {
  case name(String)
  case place(Int)

  init(stringValue: String) { self = .name(stringValue) }
  init(intValue: Int) { self = .place(intValue) }

  var stringValue: String {
    switch self {
    case .name(let name): name
    case .place(let place): "Index \(place)"
    }
  }

  var intValue: Int? {
    switch self {
    case .name: nil
    case .place(let place): place
    }
  }
}

/// Decodes any `Decodable` from a value of a document, as `JSONDecoder` would.
///
/// A class, since a record asks its decoder for thirty fields: handing on one reference costs a
/// tenth of copying what it holds. It leans on the decoder around it, so that one for a value
/// inside another's holds a single reference.
final class JSONElementDecoder: Decoder {
  let values: JSONValues
  private(set) var place: Int
  private var origin: Origin

  /// Behind the value found last: types mostly ask in the order in which files are written.
  private var cursor: Int

  private enum Origin {
    case document(JSONDocument, key: (any CodingKey)?, log: FaultLog?)
    case inside(JSONElementDecoder, key: any CodingKey)
  }

  /// Decodes `element`, the outermost value or the one at `key`.
  init(element: JSONElement, at key: (any CodingKey)? = nil, log: FaultLog?) {
    values = element.document.values
    place = element.place
    cursor = element.place &+ 1
    origin = .document(element.document, key: key, log: log)
  }

  private init(place: Int, at key: any CodingKey, inside decoder: JSONElementDecoder) {
    values = decoder.values
    self.place = place
    cursor = place &+ 1
    origin = .inside(decoder, key: key)
  }

  /// The decoder of the value at `place`, to which `key` leads from here.
  func nested(_ place: Int, at key: any CodingKey) -> JSONElementDecoder {
    JSONElementDecoder(place: place, at: key, inside: self)
  }

  /// The same, made of `decoder`, that of the value before it, unless somebody still holds that.
  func nested(
    _ place: Int, at key: any CodingKey, reusing decoder: inout JSONElementDecoder?
  ) -> JSONElementDecoder {
    if isKnownUniquelyReferenced(&decoder), let decoder {
      decoder.place = place
      decoder.cursor = place &+ 1
      decoder.origin = .inside(self, key: key)
      return decoder
    }
    let new = nested(place, at: key)
    decoder = new
    return new
  }

  /// The place of the value of `key`, where this is an object.
  func place(of key: some CodingKey) -> Int? {
    guard let found = values.place(of: key.stringValue, in: place, from: cursor) else { return nil }
    cursor = values.next(after: found)
    return found
  }

  var element: JSONElement { JSONElement(document: root.document, place: place) }

  var log: FaultLog? { root.log }

  private var root: (document: JSONDocument, log: FaultLog?) {
    var decoder = self
    while true {
      switch decoder.origin {
      case .document(let document, _, let log): return (document, log)
      case .inside(let outer, _): decoder = outer
      }
    }
  }

  /// The last of ``codingPath``.
  private var key: (any CodingKey)? {
    switch origin {
    case .document(_, let key, _): key
    case .inside(_, let key): key
    }
  }

  var codingPath: [any CodingKey] {
    let own = key.map { [$0] } ?? []
    return switch origin {
    case .document: own
    case .inside(let outer, _): outer.codingPath + own
    }
  }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard values.isObject(at: place) else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard values.isArray(at: place) else { throw mismatch("an array") }
    return JSONUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension CodingKey {
  /// The place in an array that it names, from 0, or `nil` for the key of a member.
  ///
  /// Every decoder names places "Index 3"; a dictionary's key "3" has an `intValue` too.
  var arrayPlace: Int? {
    if let key = self as? AnyKey { return key.intValue }
    return intValue.flatMap { stringValue == "Index \($0)" ? $0 : nil }
  }
}

extension JSONElementDecoder {
  func mismatch(_ expected: String) -> Mismatch {
    Mismatch(expected: expected, found: element.excerpt)
  }
}

extension JSONElementDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { values.isNull(at: place) }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = values.bool(at: place) else { throw mismatch("true or false") }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard let value = values.string(at: place) else { throw mismatch("a string") }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let value = values.double(at: place) else { throw mismatch("a number") }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float {
    guard let value = values.numeral(at: place).flatMap({ Float($0) }), value.isFinite else {
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
    if let value: T = values.whole(at: place) { return value }
    let isTooLarge = element.double.map { $0 == $0.rounded() } ?? (element.numeral != nil)
    throw mismatch(isTooLarge ? "a whole number from \(T.min) to \(T.max)" : "a whole number")
  }
}
