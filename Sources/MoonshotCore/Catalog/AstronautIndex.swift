/// Where in their file astronauts stand, by what a crew role may call them.
package struct AstronautIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Astronaut.ID: Int] = [:]

  /// The keys of the file that differ from the ids in their records, by the places of these.
  private(set) var keys: [Int: String] = [:]
  private var byKey: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// By the words of the display name; `nil` for those that several people share.
  private var byWords: [NameKey: Int?] = [:]

  package init(_ file: RecordFile<Astronaut>) {
    let astronauts = file.records
    byID.reserveCapacity(astronauts.count)
    byName.reserveCapacity(astronauts.count)
    byWords.reserveCapacity(astronauts.count)
    for place in astronauts.indices.reversed() {
      let name = astronauts[place].name
      byID[astronauts[place].id] = place
      byName[name] = place
      let words = NameKey(name)
      byWords.updateValue(byWords[words] == nil ? place : nil, forKey: words)
    }
    for (place, key) in file.differingKeys.reversed() {
      keys[place] = key
      byKey[key] = place
    }
  }

  /// The person that `name` means: an id, a key of the file, a display name as written, or one
  /// that reads the same where only one does.
  package func place(of name: String) -> Int? {
    if let place = place(ofID: name) ?? byName[name] { return place }
    let words = NameKey(name)
    return words.isEmpty ? nil : byWords[words] ?? nil
  }

  /// The person with that id, else the one who stands under that key.
  func place(ofID id: Astronaut.ID) -> Int? {
    byID[id] ?? byKey[id]
  }
}
