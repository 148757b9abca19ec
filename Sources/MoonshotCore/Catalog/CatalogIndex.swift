/// Where in their file missions stand, by their ids.
package struct MissionIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Mission.ID: Int] = [:]

  package init(_ missions: [Mission]) {
    byID.reserveCapacity(missions.count)
    for place in missions.indices.reversed() { byID[missions[place].id] = place }
  }
}

/// Where in their file astronauts stand, by what a crew role may call them.
package struct AstronautIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Astronaut.ID: Int] = [:]
  private var byName: [String: Int] = [:]

  package init(_ astronauts: [Astronaut]) {
    byID.reserveCapacity(astronauts.count)
    byName.reserveCapacity(astronauts.count)
    for place in astronauts.indices.reversed() {
      byID[astronauts[place].id] = place
      byName[astronauts[place].name] = place
    }
  }

  /// The place of whom `name` means: an id, else a display name.
  package func place(of name: String) -> Int? {
    byID[name] ?? byName[name]
  }
}
