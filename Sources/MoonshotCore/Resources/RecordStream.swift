/// The records of a file that has nothing to report, one after the other.
///
/// The fast path to an array of objects, or a dictionary of them: each is decoded while its text is
/// in the processor's cache, and neither the text nor where anything stands in it is kept. Anything
/// out of the ordinary, a fault above all, ends it with `Unusual`. The file is then read again by
/// `RecordFile`, the slow path, which sees all of it and can tell what is wrong and where.
struct RecordStream {
  /// Why the fast path ends.
  struct Unusual: Error {}

  /// A record, and its key in a dictionary.
  struct Entry {
    let key: String?
    let element: JSONElement
  }

  private var pieces: ResourcePieces
  private var position = 0

  /// The bytes before the piece at hand.
  private var passed = 0

  /// The bracket that ends the file.
  private var closing: UInt8 = 0

  /// How many records there were.
  private(set) var count = 0

  /// How many values the largest of them had.
  private var nodes = 256

  /// Opens an array or, where `isDictionary`, also a dictionary.
  init(_ resource: Resource, isDictionary: Bool, pieceSize: Int? = nil) throws {
    pieces = try ResourcePieces(resource, pieceSize: pieceSize)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if pieces.piece.withBytes({ $0.starts(with: mark) }) { position = mark.count }
    switch try token() {
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "{") where isDictionary: closing = UInt8(ascii: "}")
    default: throw Unusual()
    }
    position += 1
  }

  /// The next record, or `nil` behind the last.
  mutating func next() throws -> Entry? {
    let first = try token()
    if first == closing {
      position += 1
      guard try isAtEnd() else { throw Unusual() }
      return nil
    }
    if count > 0 {
      guard first == UInt8(ascii: ",") else { throw Unusual() }
      position += 1
    }
    count += 1
    return try entry()
  }

  /// How many records there will be, as far as those read so far tell: at least twice as many, and
  /// at most sixteen times while they are few, so that small records before much else in a large
  /// file promise no more than there is room for.
  var estimatedCount: Int {
    let estimate = count * (pieces.size / max(passed + position, 1) + 1)
    return max(min(estimate, count * 16, 1 << 16), count * 2)
  }
}

// MARK: - Reading on where a piece ends

extension RecordStream {
  /// The byte behind white space, which is not taken.
  private mutating func token() throws -> UInt8 {
    guard try !isAtEnd() else { throw Unusual() }
    return pieces.piece.withBytes { $0[position] }
  }

  /// Whether nothing but white space is left.
  private mutating func isAtEnd() throws -> Bool {
    while true {
      position = pieces.piece.withBytes { bytes in
        bytes[position...].firstIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
          ?? bytes.count
      }
      if position < pieces.piece.count { return false }
      if pieces.isLast { return true }
      try refill()
    }
  }

  private mutating func refill() throws {
    passed += position
    try pieces.refill(keeping: position)
    position = 0
  }

  /// The record at the position, read anew from a longer piece where this one ends inside it.
  private mutating func entry() throws -> Entry {
    while true {
      do throws(JSONFault) {
        return try scanned()
      } catch {
        guard error.reason == .truncated || error.reason == .empty, !pieces.isLast else {
          throw Unusual()
        }
        try refill()
      }
    }
  }

  private mutating func scanned() throws(JSONFault) -> Entry {
    let isMember = closing == UInt8(ascii: "}")
    let piece = pieces.piece
    guard piece.count < UInt32.max else { throw JSONFault(reason: .tooLarge, offset: 0) }
    var scanner = JSONScanner(
      UnsafeRawBufferPointer(start: piece.base, count: piece.count), from: position, depth: 1,
      capacity: nodes)
    if isMember { try scanner.member() } else { try scanner.value() }
    if let slip = scanner.tolerated.first { throw slip }
    position = scanner.position
    nodes = max(nodes, scanner.tape.count)
    let document = JSONDocument(piece, read: scanner.finished())
    return Entry(
      key: isMember ? document.values.string(at: 0) : nil,
      element: JSONElement(document: document, place: isMember ? 1 : 0))
  }
}

// MARK: - Decoding

extension ResourceBundle {
  /// The records of `name`, or `nil` where there is anything to report of it.
  ///
  /// - Complexity: O(*n*) in the size of the file, and memory for the records alone.
  package func soundRecords<Record: Decodable>(
    _ name: String, isDictionary: Bool, of type: Record.Type = Record.self, pieceSize: Int? = nil
  ) -> [Record]? {
    do {
      var stream = try RecordStream(
        try resource(name), isDictionary: isDictionary, pieceSize: pieceSize)
      var records: [Record] = []
      while let entry = try stream.next() {
        // Records are large: growing an array of them again and again would touch much memory.
        if records.count == records.capacity { records.reserveCapacity(stream.estimatedCount) }
        records.append(try entry.decoded())
      }
      return records
    } catch {
      return nil
    }
  }
}

extension RecordStream.Entry {
  /// The record, which must be one to the last field, and stand under its own id.
  fileprivate func decoded<Record: Decodable>() throws -> Record {
    if let key {
      let isSound = element["id"].map { $0.string == key } ?? element.isRecord
      guard isSound else { throw RecordStream.Unusual() }
    }
    let place = key.map(AnyKey.name) ?? .place(0)
    return try Record(from: JSONElementDecoder(element: element, at: place, log: nil))
  }
}
