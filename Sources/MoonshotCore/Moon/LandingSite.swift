/// Where a mission set down on the Moon.
public struct LandingSite: Hashable, Sendable {
  /// The flight that landed.
  public let mission: Mission

  /// What its record says of the landing.
  public let landing: Landing

  /// Where it stands, in selenographic degrees.
  public let place: LunarCoordinates

  /// Where it is in the disc; `nil` on the far side.
  public var disc: DiscPoint? { place.disc }

  /// The site of `mission`; `nil` without a landing, or without its coordinates.
  public init?(of mission: Mission) {
    guard let landing = mission.landing, let place = landing.place else { return nil }
    self.mission = mission
    self.landing = landing
    self.place = place
  }
}

extension Landing {
  /// Where it was; `nil` without coordinates, or with such as the Moon hasn't.
  public var place: LunarCoordinates? {
    guard let latitude, let longitude else { return nil }
    return LunarCoordinates(latitude: latitude, longitude: longitude)
  }
}

extension Catalog {
  /// The sites of all landings, in the order of the missions.
  public var landingSites: [LandingSite] { missions.compactMap(LandingSite.init) }
}
