/// The fields of a record, read with tolerance: a bad optional one costs only itself.
///
/// Behind our own decoder with a `FaultLog` a bad field is logged and left out; without one, and
/// behind another `Decoder` such as Foundation's, it throws. Ours is asked directly and not through
/// a keyed container, since the generic types of a container are made at run time, which cost a
/// third of every start. For the same reason the key's conformance is asked for by the extensions,
/// not by the type.
struct Fields<Key> {
  /// The decoder, where it is ours.
  private let ours: JSONElementDecoder?
  private let other: any Decoder
}

extension Fields where Key: CodingKey {
  init(of decoder: any Decoder, keyedBy keys: Key.Type) throws {
    ours = decoder as? JSONElementDecoder
    other = decoder
    if let ours, !ours.element.isObject { throw ours.mismatch("an object") }
  }
}

extension Decoder {
  /// The value at `key`, or `nil` when it is absent or `null`.
  fileprivate func value<T: Decodable>(at key: some CodingKey) throws -> T? {
    try container(keyedBy: type(of: key)).decodeIfPresent(T.self, forKey: key)
  }

  fileprivate func requiredValue<T: Decodable>(at key: some CodingKey) throws -> T {
    try container(keyedBy: type(of: key)).decode(T.self, forKey: key)
  }
}

// MARK: - Fields that a record cannot do without

extension Fields where Key: CodingKey {
  func required<T: Decodable>(_ key: Key) throws -> T {
    guard let ours else { return try other.requiredValue(at: key) }
    return try ours.decode(at: key) { try T(from: $0) }
  }

  func required(_ key: Key) throws -> String {
    guard let ours else { return try other.requiredValue(at: key) }
    return try ours.element.string(at: key.stringValue)
      ?? ours.decode(at: key) { try $0.decode(String.self) }
  }
}

// MARK: - Fields that may be absent, `null`, or not what they should be

extension Fields where Key: CodingKey {
  func optional<T: Decodable>(_ key: Key) throws -> T? {
    guard let ours else { return try other.value(at: key) }
    return try ours.optional(key) { try T(from: $0) }
  }

  func optional(_ key: Key) throws -> String? {
    try scalar(key) { $0.string(at: $1) }
  }

  func optional(_ key: Key) throws -> Int? {
    try scalar(key) { $0.whole(at: $1) }
  }

  func optional(_ key: Key) throws -> Double? {
    try scalar(key) { $0.double(at: $1) }
  }

  func optional(_ key: Key) throws -> Bool? {
    try scalar(key) { $0.bool(at: $1) }
  }

  /// A value that is read from text, such as a date.
  func parsed<T: TextualValue>(_ key: Key) throws -> T? {
    try scalar(key) { $0.string(at: $1).flatMap(T.init) }
  }

  /// Texts by name; a bad one costs only itself.
  func texts(_ key: Key) throws -> [String: String] {
    guard let ours else { return try other.value(at: key) ?? [:] }
    return try ours.optional(key) { inner in
      guard inner.element.isObject else { throw inner.mismatch("an object") }
      var texts: [String: String] = [:]
      for (name, value) in inner.element.members {
        let name = AnyKey(stringValue: name.string ?? "")
        texts[name.stringValue] =
          try value.string ?? inner.nested(value, at: name).logged { try $0.decode(String.self) }
      }
      return texts
    } ?? [:]
  }

  /// The good elements of a list; absent and `null` are an empty one.
  func list<T: Decodable>(_ key: Key) throws -> [T] {
    guard let ours else { return try other.value(at: key) ?? [] }
    return try ours.list(key) { try $1().logged { try T(from: $0) } }
  }

  /// The texts of a list; absent and `null` are an empty one.
  func list(_ key: Key) throws -> [String] {
    guard let ours else { return try other.value(at: key) ?? [] }
    return try ours.list(key) { element, decoder in
      try element.string ?? decoder().logged { try $0.decode(String.self) }
    }
  }

  /// A value that `read` finds at its place at once; what it does not find is decoded, for the
  /// sake of the fault.
  private func scalar<T: Decodable>(
    _ key: Key, _ read: (JSONDocument, Int) -> T?
  ) throws -> T? {
    guard let ours else { return try other.value(at: key) }
    let document = ours.element.document
    guard let place = ours.element.place(of: key.stringValue), !document.isNull(at: place) else {
      return nil
    }
    return try read(document, place)
      ?? ours.nested(JSONElement(document: document, index: place), at: key).logged {
        try T(from: $0)
      }
  }
}

// MARK: - Reading from our decoder

extension JSONElementDecoder {
  /// What `read` makes of the value at `key`; what it throws gains the path that leads there.
  fileprivate func decode<T>(
    at key: some CodingKey, _ read: (JSONElementDecoder) throws -> T
  ) throws -> T {
    guard let value = element[key.stringValue] else {
      throw LocatedMismatch(.nothing, at: codingPath + [key])
    }
    let inner = nested(value, at: key)
    do {
      return try read(inner)
    } catch {
      throw LocatedMismatch(error, at: inner.codingPath, element: value)
    }
  }

  fileprivate func optional<T>(
    _ key: some CodingKey, _ read: (JSONElementDecoder) throws -> T
  ) throws -> T? {
    guard let value = element[key.stringValue], !value.isNull else { return nil }
    return try nested(value, at: key).logged(read)
  }

  /// What `read` makes of each element of a list; it gets the element, and its decoder on demand.
  fileprivate func list<T>(
    _ key: some CodingKey, _ read: (JSONElement, () -> JSONElementDecoder) throws -> T?
  ) throws -> [T] {
    try optional(key) { inner in
      guard inner.element.isArray else { throw inner.mismatch("an array") }
      var values: [T] = []
      var position = 0
      for element in inner.element.elements {
        let value = try read(element) { inner.nested(element, at: AnyKey(intValue: position)) }
        if let value { values.append(value) }
        position += 1
      }
      return values
    } ?? []
  }

  /// What `read` returns; what it throws is logged, where there is a log.
  fileprivate func logged<T>(_ read: (JSONElementDecoder) throws -> T) throws -> T? {
    do {
      return try read(self)
    } catch {
      let located = LocatedMismatch(error, at: codingPath, element: element)
      guard let log else { throw located }
      log.record(located)
      return nil
    }
  }
}
