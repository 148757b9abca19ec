/// What the missions of a catalog are called, as queries are compared with it.
///
/// Each part is made when a query first needs it, and serves all queries after that one.
struct MissionNames {
  private let catalog: Catalog
  private lazy var exact = catalog.missions.exactPlaces
  private lazy var spoken = SpokenNames(catalog.missions)
  private lazy var familiar = catalog.missions.familiarNames

  init(of catalog: Catalog) {
    self.catalog = catalog
  }
}

extension MissionNames: OperandNames {
  mutating func matches(_ query: String) -> [Mission] {
    guard query.utf8.count <= longestQuery else { return [] }
    let key = NameKey(query)
    guard !key.isEmpty else { return [] }
    if let number = number(fromDigits: key.bytes), let mission = catalog.mission(number) {
      return [mission]
    }
    if let places = exact[key] { return places.map { catalog.missions[$0] } }
    if let number = apolloNumber(in: key), let mission = catalog.mission(number) {
      return [mission]
    }
    return spoken.places(of: key).map { catalog.missions[$0] }
  }

  /// Titles and call signs that are a slip away; digits are never taken for slips.
  mutating func near(_ query: String) -> [String] {
    familiar[query.digits]?.nearest(query) ?? []
  }

  func isID(_ word: String) -> Bool {
    Int(word).flatMap(catalog.mission) != nil
  }

  func isSplitName(_ first: String, _ second: String) -> Bool {
    NameKey(first) == NameKey("Apollo") && apolloNumber(in: NameKey(second)) != nil
  }
}

extension [Mission] {
  /// Places in the array by each name that stands for a flight as it is.
  fileprivate var exactPlaces: [NameKey: [Int]] {
    var places: [NameKey: [Int]] = [:]
    for place in indices {
      for name in self[place].exactNames {
        let key = NameKey(name)
        if places[key]?.last != place { places[key, default: []].append(place) }
      }
    }
    return places
  }

  /// The names that are spoken and their words, by the digits in them.
  fileprivate var familiarNames: [[UInt8]: FamiliarNames] {
    var names: [[UInt8]: FamiliarNames] = [:]
    for place in indices {
      for name in self[place].spokenNames {
        names[name.digits, default: FamiliarNames()].add(name)
        for word in name.wordsAtSpaces where Int(word) == nil {
          names[word.digits, default: FamiliarNames()].add(word)
        }
      }
    }
    return names
  }
}

/// The names that are spoken, to be found by words that stand in them.
private struct SpokenNames {
  private var names: [(key: NameKey, place: Int)] = []

  /// The indices of the names in which a word stands.
  private var holders: [ArraySlice<UInt8>: [Int]] = [:]

  init(_ missions: [Mission]) {
    for place in missions.indices {
      for name in missions[place].spokenNames {
        let key = NameKey(name)
        for word in Set(key.words) { holders[word, default: []].append(names.count) }
        names.append((key, place))
      }
    }
  }

  /// The missions of which a name has the words of `key`, whole and in this order.
  func places(of key: NameKey) -> [Int] {
    let candidates = key.words.map { holders[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return candidates.reduce(into: []) { places, index in
      let (name, place) = names[index]
      if places.last != place, key.isPart(of: name) { places.append(place) }
    }
  }
}

extension String {
  fileprivate var digits: [UInt8] { utf8.filter { 0x30...0x39 ~= $0 } }
}

extension NameKey {
  /// Whether the words stand in `name`, whole and in this order.
  fileprivate func isPart(of name: NameKey) -> Bool {
    ([.space] + name.bytes + [.space]).firstIndex(of: [.space] + bytes + [.space]) != nil
  }
}

extension Mission {
  /// The names that are spoken: the title and the call signs.
  fileprivate var spokenNames: [String] {
    [title] + [vehicle.callSigns?.commandModule, vehicle.callSigns?.lunarModule].compactMap(\.self)
  }

  /// Every name that stands for this flight as it is.
  fileprivate var exactNames: [String] {
    spokenNames
      + [
        vehicle.designation, vehicle.launcherNumber, vehicle.cospar,
        vehicle.spacecraft?.commandServiceModule, vehicle.spacecraft?.lunarModule,
        vehicle.spacecraft?.rover,
      ].compactMap(\.self)
  }
}
