/// Places of missions by their ids.
package struct MissionNumbers: Sendable {
  /// Of equal ids the first.
  package private(set) var places: [Mission.ID: Int] = [:]

  package init(_ missions: [Mission]) {
    places.reserveCapacity(missions.count)
    for place in missions.indices.reversed() { places[missions[place].id] = place }
  }
}

/// Places of astronauts by what a crew role may call them.
package struct People: Sendable {
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

  package func place(of name: String) -> Int? {
    byID[name] ?? byName[name]
  }
}
