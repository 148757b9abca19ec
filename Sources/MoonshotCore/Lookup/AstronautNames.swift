/// What the astronauts of a catalog are called, as queries are compared with it.
///
/// Each part is made when a query first needs it, and serves all queries after that one.
struct AstronautNames {
  private let catalog: Catalog
  private lazy var lines = catalog.astronauts.indices.map { place in
    NameLines(of: catalog.astronauts[place], key: catalog.differingKey(at: place))
  }
  private lazy var familiar = catalog.familiarNames

  init(of catalog: Catalog) {
    self.catalog = catalog
  }
}

extension AstronautNames: OperandNames {
  mutating func matches(_ query: String) -> [Astronaut] {
    if let astronaut = catalog.astronaut(id: query) { return [astronaut] }
    guard query.utf8.count <= longestQuery, let needle = NameNeedle(query) else { return [] }
    var best = NameMatch.part
    var places: [Int] = []
    for (place, lines) in lines.enumerated() {
      guard let match = needle.match(lines.bytes, noWorseThan: best) else { continue }
      if match < best { places = [] }
      best = match
      places.append(place)
    }
    return places.map { catalog.astronauts[$0] }
  }

  /// Ids and names that are a slip away.
  mutating func near(_ query: String) -> [String] {
    familiar.nearest(query)
  }

  func isID(_ word: String) -> Bool {
    catalog.astronaut(id: word) != nil
  }

  func isSplitName(_ first: String, _ second: String) -> Bool { false }
}

extension Catalog {
  /// Ids, names, and the words of the names people go by.
  fileprivate var familiarNames: FamiliarNames {
    var names = FamiliarNames()
    for (place, astronaut) in astronauts.enumerated() {
      names.add(astronaut.id)
      differingKey(at: place).map { names.add($0) }
      for name in [astronaut.nickname, astronaut.statedSurname] { name.map { names.add($0) } }
      names.add(astronaut.name)
      astronaut.fullName.map { names.add($0) }
      for word in astronaut.name.split(separator: " ") { names.add(String(word)) }
    }
    return names
  }
}

/// How well a query names somebody; smaller is better.
private enum NameMatch: Int, Comparable {
  case id
  case name
  case words
  case beginnings
  case part

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// All names of one person, a name key on each line, ready to be searched for bytes.
///
/// Every word has a space on either side, every line a newline: a whole name is found with both,
/// a word with its spaces, a beginning with the one before it.
private struct NameLines {
  private(set) var bytes: [UInt8] = []

  init(of astronaut: Astronaut, key: String?) {
    bytes.append(.newline)
    add(astronaut.id)
    add(astronaut.name)
    if let name = astronaut.statedSurname { add(name) } else { addSurname() }
    if let name = astronaut.fullName { add(name) }
    if let name = astronaut.nickname { add(name) }
    if let key { add(key) }
  }

  private mutating func add(_ name: String) {
    bytes.append(.space)
    bytes.append(contentsOf: NameKey(name).bytes)
    bytes.append(.space)
    bytes.append(.newline)
  }

  /// Adds the family name of the line before, as ``Astronaut/surname`` finds it.
  private mutating func addSurname() {
    var end = bytes.count - 2
    while end > 0, let start = bytes[..<end].lastIndex(of: .space), bytes[start - 1] != .newline {
      let word = bytes[start + 1..<end]
      if !suffixes.contains(where: word.elementsEqual) {
        bytes.append(contentsOf: bytes[start...end] + [.newline])
        return
      }
      end = start
    }
  }
}

private let suffixes = ["jr", "sr", "ii", "iii", "iv"].map { Array($0.utf8) }

/// A query, prepared for ``NameLines``.
private struct NameNeedle {
  private let line: [UInt8]
  private let words: [[UInt8]]
  private let part: [UInt8]

  /// `nil` when the query has neither letters nor digits.
  init?(_ query: String) {
    let key = NameKey(query)
    if key.isEmpty { return nil }
    line = [.newline, .space] + key.bytes + [.space, .newline]
    words = key.words.map { [.space] + $0 }
    part = key.bytes.count > 1 ? key.bytes : []
  }

  /// The best way in which the query names who is in `lines`, unless it is worse than `bound`.
  func match(_ lines: [UInt8], noWorseThan bound: NameMatch) -> NameMatch? {
    if lines.starts(with: line) { return .id }
    if bound < .name { return nil }
    if lines.firstIndex(of: line) != nil { return .name }
    if bound < .words { return nil }
    if words.allSatisfy({ lines.firstIndex(of: $0) != nil }) {
      let areWhole = words.allSatisfy { lines.firstIndex(of: $0 + [.space]) != nil }
      return areWhole ? .words : bound < .beginnings ? nil : .beginnings
    }
    return bound == .part && lines.firstIndex(of: part) != nil ? .part : nil
  }
}
