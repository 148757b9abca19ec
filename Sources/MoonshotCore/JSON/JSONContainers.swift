/// The members of an object, as `Decodable` types ask for them.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Objects of more members than this get an index, so that decoding a dictionary stays linear.
  private static var indexed: Int { 64 }

  private let decoder: JSONElementDecoder

  /// By the bytes of the keys: JSON does not take `é` of one scalar for that of two.
  private let index: [[UInt8]: JSONElement]?

  init(decoder: JSONElementDecoder) {
    self.decoder = decoder
    let isLarge = decoder.element.members.prefix(Self.indexed + 1).reduce(0) { n, _ in n + 1 }
    index =
      isLarge > Self.indexed
      ? Dictionary(
        decoder.element.members.lazy.map { (Array(($0.key.string ?? "").utf8), $0.value) },
        uniquingKeysWith: { _, last in last })
      : nil
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// In the order of the file, each once.
  var allKeys: [Key] {
    var seen: Set<[UInt8]> = []
    return decoder.element.members.compactMap { member in
      guard let key = member.key.string, seen.insert(Array(key.utf8)).inserted else { return nil }
      return Key(stringValue: key)
    }
  }

  private func element(_ key: Key) -> JSONElement? {
    index.map { $0[Array(key.stringValue.utf8)] } ?? decoder.element[key.stringValue]
  }

  private func value(_ key: Key) throws -> JSONElementDecoder {
    guard let element = element(key) else {
      throw LocatedMismatch(.nothing, at: codingPath + [key])
    }
    return decoder.nested(element.place, at: key)
  }

  /// Reads with `read`; what it throws gains the path that leads to `key`.
  private func at<T>(_ key: Key, _ read: (JSONElementDecoder) throws -> T) throws -> T {
    let value = try value(key)
    do {
      return try read(value)
    } catch {
      throw LocatedMismatch(error, at: codingPath + [key], element: value.element)
    }
  }

  func contains(_ key: Key) -> Bool { element(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try at(key) { try $0.decode(type) }
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try at(key) { try $0.decode(type) }
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try at(key) { try T(from: $0) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try at(key) { try $0.container(keyedBy: type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try at(key) { try $0.unkeyedContainer() }
  }

  func superDecoder() throws -> any Decoder {
    let key = AnyKey(stringValue: "super")
    guard let element = decoder.element["super"] else {
      throw LocatedMismatch(.nothing, at: codingPath + [key])
    }
    return decoder.nested(element.place, at: key)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.nested(try value(key).place, at: key)
  }
}

/// The elements of an array, as `Decodable` types ask for them, one after the other.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: JSONElementDecoder
  private var rest: JSONElement.Children
  private var upcoming: JSONElement?

  let count: Int?
  private(set) var currentIndex = 0

  init(decoder: JSONElementDecoder) {
    self.decoder = decoder
    count = decoder.element.elements.reduce(0) { count, _ in count + 1 }
    rest = decoder.element.elements
    upcoming = rest.next()
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { upcoming == nil }

  mutating func decodeNil() -> Bool {
    guard upcoming?.isNull == true else { return false }
    advance()
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next { try T(from: $0) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next { $0 }
  }

  /// Reads the next element with `read` and moves on; what it throws gains the element's place.
  private mutating func next<T>(_ read: (JSONElementDecoder) throws -> T) throws -> T {
    guard let upcoming else {
      throw LocatedMismatch(Mismatch(expected: "another element", found: "the end"), at: codingPath)
    }
    let current = decoder.nested(upcoming.place, at: AnyKey(intValue: currentIndex))
    do {
      let value = try read(current)
      advance()
      return value
    } catch {
      throw LocatedMismatch(error, at: current.codingPath, element: upcoming)
    }
  }

  private mutating func advance() {
    upcoming = rest.next()
    currentIndex += 1
  }
}
