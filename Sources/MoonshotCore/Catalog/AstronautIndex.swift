/// Where in their file astronauts stand, by what a crew role may call them.
package struct AstronautIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Astronaut.ID: Int] = [:]

  /// The keys of the file that differ from the ids in their records, by the places of these.
  private(set) var keys: [Int: String] = [:]
  private var byKey: [String: Int] = [:]

  /// What crews say instead of ids; `nil` where each goes by ids.
  private var names: DisplayNames?

  /// The astronauts of `file`, who fly on `missions`.
  package init(_ file: RecordFile<Astronaut>, on missions: [Mission]) {
    self.init(file.records, differingKeys: file.differingKeys, on: missions)
  }

  /// The `astronauts`, who fly on `missions`.
  init(
    _ astronauts: [Astronaut], differingKeys: [(index: Int, key: String)] = [],
    on missions: [Mission]
  ) {
    byID.reserveCapacity(astronauts.count)
    for place in astronauts.indices.reversed() { byID[astronauts[place].id] = place }
    for (place, key) in differingKeys.reversed() {
      keys[place] = key
      byKey[key] = place
    }
    var others: Set<String> = []
    for index in missions.indices {
      for role in missions[index].crew where place(ofID: role.name) == nil {
        others.insert(role.name)
      }
      for role in missions[index].backupCrew where place(ofID: role.name) == nil {
        others.insert(role.name)
      }
    }
    if !others.isEmpty { names = DisplayNames(others, of: astronauts) }
  }

  /// The person that the `name` of a role on one of the missions means: an id, a key of the file,
  /// or a display name.
  package func place(of name: String) -> Int? {
    place(ofID: name) ?? names?.place(of: name)
  }

  /// The person with that id, else the one who stands under that key.
  func place(ofID id: Astronaut.ID) -> Int? {
    byID[id] ?? byKey[id]
  }
}

/// Where the astronauts stand whom certain names mean that are no ids.
struct DisplayNames: Sendable {
  /// Of equal names the first.
  private var asWritten: [String: Int] = [:]

  /// By the folded words of the name.
  private var byWords: [String: Int] = [:]

  /// The words that several people share.
  private var ambiguous: Set<String> = []

  /// Finds those of `astronauts` whose display names read like one of `wanted`.
  init(_ wanted: Set<String>, of astronauts: [Astronaut]) {
    let wantedWords = Set(wanted.lazy.map { NameKey($0).text })
    let initials = Set(wantedWords.lazy.compactMap(\.utf8.first))
    for place in astronauts.indices.reversed() {
      let name = astronauts[place].name
      // Most differ in the first letter, which takes less than folding all of them.
      if let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
        !initials.contains(first | 0x20)
      {
        continue
      }
      let words = NameKey(name).text
      guard wantedWords.contains(words) else { continue }
      asWritten[name] = place
      if byWords.updateValue(place, forKey: words) != nil { ambiguous.insert(words) }
    }
  }

  /// The person with that `name`, one of those wanted, as written, else the only one whose name reads the same.
  func place(of name: String) -> Int? {
    if let place = asWritten[name] { return place }
    let words = NameKey(name).text
    return words.isEmpty || ambiguous.contains(words) ? nil : byWords[words]
  }
}
