/// Where among the good records missions stand, by their ids.
package struct MissionIndex: Sendable {
  /// Of equal ids the first.
  package private(set) var byID: [Mission.ID: Int] = [:]

  package init(_ missions: [Mission]) {
    byID.reserveCapacity(missions.count)
    for place in missions.indices.reversed() { byID[missions[place].id] = place }
  }
}
