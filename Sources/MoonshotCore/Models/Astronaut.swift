/// A person of the catalog, as `astronauts.json` has them.
public struct Astronaut: Identifiable, Hashable, Sendable {
  /// The key by which crews name the person: "aldrin".
  public let id: String

  /// The name the person is known by: "Buzz Aldrin".
  public let name: String

  /// With all given names: "Edwin Eugene Aldrin Jr.".
  public let fullName: String?

  /// The family name, where the file states it; ``surname`` always has one.
  public let statedSurname: String?

  /// What friends say: "Buzz".
  public let nickname: String?

  /// The biography: paragraphs with an empty line between them.
  public let description: String?

  /// When and where the life began.
  public let born: LifeDate

  /// When and where it ended; both unknown for the living.
  public let died: LifeDate

  /// The number of the NASA group in which the person was selected.
  public let group: Int?

  /// Space flights of every program, in the order of the file.
  public let flights: [Flight]

  /// Seconds, where the file states them.
  public let statedTimeInSpace: Int?

  /// Extravehicular activities on the Moon's surface.
  public let moonwalks: Int?

  /// Where the figures come from.
  public let provenance: Provenance

  /// A day and a place of a life; either may be unknown.
  public struct LifeDate: Hashable, Sendable {
    /// The civil day at the place.
    public let date: CivilDate?

    /// A town and its state or country: "Glen Ridge, New Jersey".
    public let place: String?
  }

  /// A space flight, of any program.
  public struct Flight: Hashable, Sendable {
    /// As NASA numbers it: "Gemini 12".
    public let name: String

    /// The `id` in `missions.json`, for a flight of this catalog.
    public let mission: Int?

    /// The seat, in NASA's words: "Lunar Module Pilot".
    public let role: String?

    /// Seconds that the person was in space on it.
    public let duration: Int?
  }

  /// The name to show: ``name``, or the ``id`` where that is blank.
  public var title: String { Self.title(name: name, id: id) }

  static func title(name: String, id: String) -> String { name.unlessBlank ?? id }

  /// The family name: as stated, else the last word of ``title`` that is no suffix such as "Jr.".
  public var surname: String {
    if let surname = statedSurname?.unlessBlank { return surname }
    let suffixes: Set<Substring> = ["Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"]
    let words = title.split(separator: " ")
    return words.last { !suffixes.contains($0) }.map(String.init) ?? title
  }

  /// Seconds in space: as stated, else the sum of all flights' where each is known.
  public var timeInSpace: Int? {
    if let statedTimeInSpace { return statedTimeInSpace }
    let durations = flights.compactMap(\.duration)
    return durations.isEmpty || durations.count < flights.count ? nil : durations.reduce(0, &+)
  }
}

extension Astronaut: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case fullName
    case surname
    case nickname
    case description
    case birthDate
    case birthPlace
    case deathDate
    case deathPlace
    case group
    case flights
    case timeInSpace
    case moonwalks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    // The tutorial's dictionary may leave the id to its key.
    let key = decoder.codingPath.last.flatMap { $0.arrayPlace == nil ? $0.stringValue : nil }
    let id: String = try key.map { try fields.optional(.id) ?? $0 } ?? fields.required(.id)
    self.init(
      id: id,
      name: try fields.optional(.name) ?? id,
      fullName: try fields.optional(.fullName),
      statedSurname: try fields.optional(.surname),
      nickname: try fields.optional(.nickname),
      description: try fields.optional(.description),
      born: LifeDate(
        date: try fields.parsed(.birthDate), place: try fields.optional(.birthPlace)),
      died: LifeDate(
        date: try fields.parsed(.deathDate), place: try fields.optional(.deathPlace)),
      group: try fields.optional(.group),
      flights: try fields.list(.flights),
      statedTimeInSpace: try fields.optional(.timeInSpace),
      moonwalks: try fields.optional(.moonwalks),
      provenance: try Provenance(from: decoder))
  }
}

extension Astronaut.Flight: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case mission
    case role
    case duration
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    name = try fields.required(.name)
    mission = try fields.optional(.mission)
    role = try fields.optional(.role)
    duration = try fields.optional(.duration)
  }
}
