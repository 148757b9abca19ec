/// The fields of a record, read with tolerance: a bad optional one costs only itself.
///
/// Behind our own decoder with a `FaultLog` a bad field is logged and left out; without one, and
/// behind another `Decoder` such as Foundation's, it throws. Ours is asked directly and not through
/// a keyed container, since the generic types of a container are made at run time, which cost a
/// third of every start. For the same reason the key's conformance is asked for by the extensions,
/// not by the type.
struct Fields<Key> {
  private let source: FieldSource
}

/// One word large, as it is handed on for every field.
private enum FieldSource {
  case ours(JSONElementDecoder)
  case other(OtherDecoder)
}

private final class OtherDecoder {
  let decoder: any Decoder

  init(_ decoder: any Decoder) { self.decoder = decoder }
}

extension Fields where Key: CodingKey {
  init(of decoder: any Decoder, keyedBy keys: Key.Type) throws {
    guard let ours = decoder.ours else {
      source = .other(OtherDecoder(decoder))
      return
    }
    guard ours.values.isObject(at: ours.place) else { throw ours.mismatch("an object") }
    source = .ours(ours)
  }

  /// What one of two ways of reading makes of the decoder.
  private func read<T>(
    _ read: (JSONElementDecoder) throws -> T, other: (any Decoder) throws -> T
  ) rethrows -> T {
    switch source {
    case .ours(let decoder): try withExtendedLifetime(decoder) { try read(decoder) }
    case .other(let box): try other(box.decoder)
    }
  }
}

extension Decoder {
  /// This decoder, where it is ours.
  ///
  /// A cast, which copies the decoder and looks its type up, would take longer than most fields.
  /// The class has no subclasses, so that it is the type exactly, and its values are references.
  fileprivate var ours: JSONElementDecoder? {
    guard Self.self == JSONElementDecoder.self else { return nil }
    return unsafeBitCast(self, to: Unmanaged<JSONElementDecoder>.self).takeUnretainedValue()
  }

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
    try read {
      try $0.decode(at: key) { try T(from: $0) }
    } other: {
      try $0.requiredValue(at: key)
    }
  }

  func required(_ key: Key) throws -> String {
    try read { ours in
      if let place = ours.place(of: key), let text = ours.values.string(at: place) { return text }
      return try ours.decode(at: key) { try $0.decode(String.self) }
    } other: {
      try $0.requiredValue(at: key)
    }
  }
}

// MARK: - Fields that may be absent, `null`, or not what they should be

extension Fields where Key: CodingKey {
  func optional<T: Decodable>(_ key: Key) throws -> T? {
    try read {
      try $0.optional(key) { try T(from: $0) }
    } other: {
      try $0.value(at: key)
    }
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
    try scalar(key) { $0.parsed(at: $1) }
  }

  /// Texts by name; a bad one costs only itself.
  func texts(_ key: Key) throws -> [String: String] {
    try read {
      try $0.texts(key)
    } other: {
      try $0.value(at: key) ?? [:]
    }
  }

  /// The good elements of a list; absent and `null` are an empty one.
  func list<T: Decodable>(_ key: Key) throws -> [T] {
    try read {
      try $0.list(key, atOnce: { _, _ in nil }, otherwise: { try T(from: $0) })
    } other: {
      try $0.value(at: key) ?? []
    }
  }

  /// The texts of a list; absent and `null` are an empty one.
  func list(_ key: Key) throws -> [String] {
    try read {
      try $0.list(key, atOnce: { $0.string(at: $1) }, otherwise: { try $0.decode(String.self) })
    } other: {
      try $0.value(at: key) ?? []
    }
  }

  /// A value that `find` finds at its place at once; what it does not find is decoded, for the
  /// sake of the fault.
  private func scalar<T: Decodable>(
    _ key: Key, _ find: (JSONValues, Int) -> T?
  ) throws -> T? {
    try read { ours in
      guard let place = ours.place(of: key), !ours.values.isNull(at: place) else { return nil }
      return try find(ours.values, place) ?? ours.nested(place, at: key).logged { try T(from: $0) }
    } other: {
      try $0.value(at: key)
    }
  }
}

// MARK: - Reading from our decoder

extension JSONElementDecoder {
  /// What `read` makes of the value at `key`; what it throws gains the path that leads there.
  fileprivate func decode<T>(
    at key: some CodingKey, _ read: (JSONElementDecoder) throws -> T
  ) throws -> T {
    guard let place = place(of: key) else {
      throw LocatedMismatch(.nothing, at: codingPath + [key])
    }
    let inner = nested(place, at: key)
    do {
      return try read(inner)
    } catch {
      throw LocatedMismatch(error, at: inner.codingPath, element: inner.element)
    }
  }

  fileprivate func optional<T>(
    _ key: some CodingKey, _ read: (JSONElementDecoder) throws -> T
  ) throws -> T? {
    guard let place = place(of: key), !values.isNull(at: place) else { return nil }
    return try nested(place, at: key).logged(read)
  }

  /// The elements of a list: what `find` finds at their places at once, else what `read` makes of
  /// them.
  fileprivate func list<T>(
    _ key: some CodingKey, atOnce find: (JSONValues, Int) -> T?,
    otherwise read: (JSONElementDecoder) throws -> T
  ) throws -> [T] {
    try optional(key) { list in
      guard list.values.isArray(at: list.place) else { throw list.mismatch("an array") }
      let end = list.values.next(after: list.place)
      var elements: [T] = []
      elements.reserveCapacity(list.values.count(in: list.place))
      var position = 0
      var place = list.place &+ 1
      var element: JSONElementDecoder?
      while place < end {
        if let value = find(list.values, place) {
          elements.append(value)
        } else {
          let decoder = list.nested(place, at: AnyKey.place(position), reusing: &element)
          if let value = try decoder.logged(read) { elements.append(value) }
        }
        place = list.values.next(after: place)
        position += 1
      }
      return elements
    } ?? []
  }

  fileprivate func texts(_ key: some CodingKey) throws -> [String: String] {
    try optional(key) { inner in
      guard inner.values.isObject(at: inner.place) else { throw inner.mismatch("an object") }
      var texts: [String: String] = [:]
      for (name, value) in inner.element.members {
        let name = name.string ?? ""
        texts[name] =
          try value.string
          ?? inner.nested(value.place, at: AnyKey.name(name)).logged { try $0.decode(String.self) }
      }
      return texts
    } ?? [:]
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
