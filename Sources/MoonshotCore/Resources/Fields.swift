/// The fields of a record, read with tolerance: a bad optional one costs only itself.
///
/// With a `FaultLog` behind the decoder a bad field is logged and left out; with none (another
/// `Decoder`, such as Foundation's) it throws.
struct Fields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  private let log: FaultLog?

  init(of decoder: any Decoder, keyedBy keys: Key.Type) throws {
    container = try decoder.container(keyedBy: keys)
    log = (decoder as? JSONElementDecoder)?.log
  }

  /// A field that the record cannot do without.
  func required<T: Decodable>(_ key: Key) throws -> T {
    try container.decode(T.self, forKey: key)
  }

  /// `nil` when the field is absent, `null`, or not what it should be.
  func optional<T: Decodable>(_ key: Key) throws -> T? {
    try tolerating { try container.decodeIfPresent(T.self, forKey: key) }
  }

  func optional(_ key: Key) throws -> String? {
    try tolerating { try container.decodeIfPresent(String.self, forKey: key) }
  }

  func optional(_ key: Key) throws -> Int? {
    try tolerating { try container.decodeIfPresent(Int.self, forKey: key) }
  }

  func optional(_ key: Key) throws -> Double? {
    try tolerating { try container.decodeIfPresent(Double.self, forKey: key) }
  }

  /// The good elements of a list; absent and `null` are an empty one.
  func list<T: Decodable>(_ key: Key) throws -> [T] {
    let list = try tolerating { try container.decodeIfPresent(TolerantList<T>.self, forKey: key) }
    return list?.elements ?? []
  }

  private func tolerating<T>(_ read: () throws -> T?) throws -> T? {
    guard let log else { return try read() }
    do {
      return try read()
    } catch let mismatch as LocatedMismatch {
      log.record(mismatch)
      return nil
    }
  }
}

/// An array of which a bad element costs only itself.
private struct TolerantList<Element: Decodable>: Decodable {
  var elements: [Element] = []

  init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? JSONElementDecoder, let log = decoder.log else {
      elements = try [Element](from: decoder)
      return
    }
    guard decoder.element.isArray else { throw decoder.mismatch("an array") }
    var position = 0
    for element in decoder.element.elements {
      let inner = decoder.nested(element, at: AnyKey(intValue: position))
      do {
        elements.append(try Element(from: inner))
      } catch {
        log.record(LocatedMismatch(error, at: inner.codingPath, element: element))
      }
      position += 1
    }
  }
}
