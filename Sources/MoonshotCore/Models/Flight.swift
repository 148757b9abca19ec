extension Mission {
  /// When and where it flew.
  public struct Flight: Hashable, Sendable {
    /// Range zero, the zero of ground elapsed time.
    public let liftoff: Instant?

    /// When the command module met the water.
    public let splashdown: Instant?

    /// Seconds from liftoff to splashdown, where the file states it.
    public let statedDuration: Int?

    /// Whole revolutions around the Earth, where the flight stayed there.
    public let earthOrbits: Int?

    /// Revolutions around the Moon.
    public let lunarOrbits: Int?

    /// The least distance from the Moon's surface of a flight that did not land, in kilometers.
    public let closestApproach: Double?

    /// The ship that took the crew or the capsule aboard: "USS Hornet".
    public let recoveryShip: String?
  }
}

extension Mission.Flight: Decodable {
  private enum CodingKeys: String, CodingKey {
    case liftoff
    case splashdown
    case statedDuration = "duration"
    case earthOrbits
    case lunarOrbits
    case closestApproach
    case recoveryShip
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    liftoff = try fields.parsed(.liftoff)
    splashdown = try fields.parsed(.splashdown)
    statedDuration = try fields.optional(.statedDuration)
    earthOrbits = try fields.optional(.earthOrbits)
    lunarOrbits = try fields.optional(.lunarOrbits)
    closestApproach = try fields.optional(.closestApproach)
    recoveryShip = try fields.optional(.recoveryShip)
  }
}
