/// A landing on the Moon: where, when, and what was done there.
public struct Landing: Hashable, Sendable {
  /// The place as the crew called it: "Tranquility Base".
  public let site: String?

  /// The mare or highland: "Mare Tranquillitatis".
  public let region: String?

  /// Selenographic degrees, north positive.
  public let latitude: Double?

  /// Selenographic degrees, east positive.
  public let longitude: Double?

  /// Touchdown, to the nearest second.
  public let landed: Instant?

  /// When the ascent stage left the Moon.
  public let liftoff: Instant?

  /// Seconds between the two, where the file states them.
  public let statedStay: Int?

  /// In the order of the file.
  public let moonwalks: [Moonwalk]

  /// Rock and soil brought back, in kilograms.
  public let samples: Double?

  /// The distance the rover drove, in kilometers.
  public let rover: Double?

  /// One extravehicular activity (EVA), from the start of the depressurized cabin to its end.
  public struct Moonwalk: Hashable, Sendable {
    /// When it began.
    public let start: Instant?

    /// When it ended.
    public let end: Instant?

    /// Seconds, where the file states them.
    public let statedDuration: Int?

    /// Seconds: as stated, else from the two times.
    public var duration: Int? {
      if let statedDuration { return statedDuration }
      guard let start, let end else { return nil }
      return end - start
    }
  }

  /// Seconds on the Moon: as stated, else from the two times.
  public var stay: Int? {
    if let statedStay { return statedStay }
    guard let landed, let liftoff else { return nil }
    return liftoff - landed
  }

  /// Seconds of all moonwalks whose length is known; `nil` when there is none.
  public var moonwalkDuration: Int? {
    let durations = moonwalks.compactMap(\.duration)
    return durations.isEmpty ? nil : durations.reduce(0, &+)
  }
}

extension Landing: Decodable {
  private enum CodingKeys: String, CodingKey {
    case site
    case region
    case latitude
    case longitude
    case landed
    case liftoff
    case statedStay = "stay"
    case moonwalks = "evas"
    case samples
    case rover
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    site = try fields.optional(.site)
    region = try fields.optional(.region)
    latitude = try fields.optional(.latitude)
    longitude = try fields.optional(.longitude)
    landed = try fields.parsed(.landed)
    liftoff = try fields.parsed(.liftoff)
    statedStay = try fields.optional(.statedStay)
    moonwalks = try fields.list(.moonwalks)
    samples = try fields.optional(.samples)
    rover = try fields.optional(.rover)
  }
}

extension Landing.Moonwalk: Decodable {
  private enum CodingKeys: String, CodingKey {
    case start
    case end
    case statedDuration = "duration"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    start = try fields.parsed(.start)
    end = try fields.parsed(.end)
    statedDuration = try fields.optional(.statedDuration)
  }
}
