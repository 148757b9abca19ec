/// Where in their file astronauts stand, by what a crew role may call them.
package struct AstronautIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Astronaut.ID: Int] = [:]

  /// The keys of the file that differ from the ids in their records, by the places of these.
  private(set) var keys: [Int: String] = [:]
  private var byKey: [String: Int] = [:]

  /// By display names; `nil` where every crew of the catalog goes by ids.
  private var names: DisplayNames?

  /// The astronauts of `file`, who fly on `missions`.
  package init(_ file: RecordFile<Astronaut>, on missions: [Mission]) {
    let astronauts = file.records
    byID.reserveCapacity(astronauts.count)
    for place in astronauts.indices.reversed() { byID[astronauts[place].id] = place }
    for (place, key) in file.differingKeys.reversed() {
      keys[place] = key
      byKey[key] = place
    }
    let goByIDs = missions.indices.allSatisfy { index in
      missions[index].crew.allSatisfy { place(ofID: $0.name) != nil }
        && missions[index].backupCrew.allSatisfy { place(ofID: $0.name) != nil }
    }
    if !goByIDs { names = DisplayNames(astronauts) }
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

/// Where astronauts stand, by their display names.
struct DisplayNames: Sendable {
  /// Of equal names the first.
  private var asWritten: [String: Int] = [:]

  /// By the folded words of the name.
  private var byWords: [String: Int] = [:]

  /// The words that several people share.
  private var ambiguous: Set<String> = []

  init(_ astronauts: [Astronaut]) {
    for place in astronauts.indices.reversed() {
      let name = astronauts[place].name
      asWritten[name] = place
      let words = NameKey(name).text
      if byWords.updateValue(place, forKey: words) != nil { ambiguous.insert(words) }
    }
  }

  /// The person with that name as written, else the only one whose name reads the same.
  func place(of name: String) -> Int? {
    if let place = asWritten[name] { return place }
    let words = NameKey(name).text
    return words.isEmpty || ambiguous.contains(words) ? nil : byWords[words]
  }
}
