extension Catalog {
  /// The mission that `query` names.
  ///
  /// An id (`11`) wins over everything, then comes an exact name: the title, a call sign (`eagle`),
  /// the designation (`AS-506`), a serial number; then the number behind "Apollo" or a Roman
  /// numeral (`XI`); then whole words of a title or a call sign (`clipper`). Case, diacritics and
  /// punctuation are ignored.
  ///
  /// - Complexity: O(1) for an id, else O(*n*) in the number of missions.
  public func findMission(_ query: String) -> Lookup<Mission> {
    Lookup(missions(named: query), near: titlesNear(query))
  }

  /// The missions that `query` names equally well.
  func missions(named query: String) -> [Mission] {
    guard query.utf8.count <= longestQuery else { return [] }
    let key = NameKey(query)
    guard !key.isEmpty else { return [] }
    if let number = number(fromDigits: key.bytes), let mission = mission(number) {
      return [mission]
    }
    let exact = missions.filter { mission in
      mission.exactNames.contains { NameKey($0) == key }
    }
    if !exact.isEmpty { return exact }
    if let number = apolloNumber(in: key), let mission = mission(number) { return [mission] }
    return missions.filter { mission in
      mission.spokenNames.contains { key.isPart(of: NameKey($0)) }
    }
  }

  /// Titles and call signs that are a slip away; digits are never taken for slips.
  func titlesNear(_ query: String) -> [String] {
    let digits = query.digits
    let names = missions.lazy.flatMap { mission in
      mission.spokenNames.flatMap { name in
        [name] + name.wordsAtSpaces.filter { Int($0) == nil }
      }
    }
    return nearest(query, among: names.filter { $0.digits == digits })
  }

  /// The Apollo number in `query` under which nothing ever flew: 2 or 3.
  ///
  /// `nil` for every other query, and for a catalog that does not go from Apollo 1 straight to
  /// Apollo 4.
  public func unusedNumber(in query: String) -> Int? {
    guard query.utf8.count <= longestQuery, let number = apolloNumber(in: NameKey(query)),
      number == 2 || number == 3, mission(2) == nil, mission(3) == nil,
      mission(1)?.title == "Apollo 1", mission(4)?.title == "Apollo 4"
    else { return nil }
    return number
  }
}

/// The number that a key means for Apollo: `11`, `apollo 11`, `xi` or `apollo xi`.
func apolloNumber(in key: NameKey) -> Int? {
  let prefix = [UInt8]("apollo".utf8)
  var rest = key.bytes[...]
  if rest.starts(with: prefix) { rest = rest.dropFirst(prefix.count).drop { $0 == .space } }
  return number(fromDigits: rest) ?? number(fromRoman: rest)
}

private func number(fromDigits digits: some Collection<UInt8>) -> Int? {
  guard digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
  return Int(String(decoding: digits, as: UTF8.self))
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
  var spokenNames: [String] {
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
