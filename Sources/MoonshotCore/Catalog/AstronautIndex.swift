/// Where among the good records astronauts stand, by what a crew role may call them.
///
/// A class, so that a catalog can be handed on as a few references.
package final class AstronautIndex: Sendable {
  /// Of equal ids the first.
  package let byID: [Astronaut.ID: Int]

  /// The keys of the file that differ from the ids in their records, by the places of these.
  let keys: [Int: String]
  private let byKey: [String: Int]

  /// What crews say instead of ids; `nil` where each goes by ids.
  private let names: DisplayNames?

  /// The astronauts of `file`, who fly on `missions`.
  package convenience init(_ file: RecordFile<Astronaut>, on missions: [Mission]) {
    self.init(file.records, differingKeys: file.differingKeys, on: missions)
  }

  /// The `astronauts`, who fly on `missions`.
  init(
    _ astronauts: [Astronaut], differingKeys: [(index: Int, key: String)] = [],
    on missions: [Mission]
  ) {
    var byID: [Astronaut.ID: Int] = [:]
    byID.reserveCapacity(astronauts.count)
    for place in astronauts.indices.reversed() { byID[astronauts[place].id] = place }
    keys = Dictionary(differingKeys.lazy.map { ($0.index, $0.key) }) { first, _ in first }
    let byKey = Dictionary(differingKeys.lazy.map { ($0.key, $0.index) }) { first, _ in first }
    var others: Set<String> = []
    func note(_ roles: [Mission.CrewRole]) {
      for role in roles where byID[role.name] == nil && byKey[role.name] == nil {
        others.insert(role.name)
      }
    }
    for index in missions.indices {
      note(missions[index].crew)
      note(missions[index].backupCrew)
    }
    names = others.isEmpty ? nil : DisplayNames(others, of: astronauts)
    (self.byID, self.byKey) = (byID, byKey)
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
    // Not by key path: lazily, one would be made at run time, which takes longer than all the rest.
    let initials = Set(wantedWords.lazy.compactMap { $0.utf8.first })
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

  /// The person with that `name`, one of those wanted, as written, else the only one whose name
  /// reads the same.
  func place(of name: String) -> Int? {
    if let place = asWritten[name] { return place }
    let words = NameKey(name).text
    return words.isEmpty || ambiguous.contains(words) ? nil : byWords[words]
  }
}
