extension Catalog {
  /// The mission that `query` names.
  ///
  /// An id (`11`) wins over everything, then comes an exact name: the title, a call sign (`eagle`),
  /// the designation (`AS-506`), a serial number; then the number behind "Apollo" or a Roman
  /// numeral (`XI`); then whole words of a title or a call sign (`clipper`). Case, diacritics and
  /// punctuation are ignored.
  ///
  /// - Complexity: O(1) for an id, else O(*n*) in the size of all names.
  public func findMission(_ query: String) -> Lookup<Mission> {
    var names = MissionNames(of: self)
    return Lookup(names.matches(query), near: names.near(query))
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

func number(fromDigits digits: some Collection<UInt8>) -> Int? {
  guard digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
  return Int(String(decoding: digits, as: UTF8.self))
}
