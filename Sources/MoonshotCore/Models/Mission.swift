/// One flight of the catalog, as `missions.json` has it.
///
/// Only ``id`` is needed; everything that is unknown is `nil` or empty.
public struct Mission: Identifiable, Hashable, Sendable {
  /// The number of the flight: 11 for Apollo 11, 201 for AS-201.
  public let id: Int

  /// The flight's own name, where it is not "Apollo" and its ``id``.
  public let name: String?

  /// The civil day of the launch; `nil` when unknown, or never launched.
  public let launchDate: CivilDate?

  /// Who flew, in the order of the file; ``Catalog/crew(of:)`` joins the people.
  public let crew: [CrewRole]

  /// What it is remembered for, in one line.
  public let summary: String?

  /// The mission highlights: paragraphs with an empty line between them.
  public let description: String?

  /// Whether people were to fly: so unless the file says otherwise, even when it names no crew.
  public let isCrewed: Bool

  /// How it ended, in a phrase.
  public let outcome: String?

  /// What flew.
  public let vehicle: Vehicle

  /// When and where it flew.
  public let flight: Flight

  /// Who stood ready to fly, in the order of the file.
  public let backupCrew: [CrewRole]

  /// The landing on the Moon; `nil` without one.
  public let landing: Landing?

  /// Where the figures come from.
  public let provenance: Provenance

  /// A seat and who had it: `name` is an id of `astronauts.json`.
  public struct CrewRole: Hashable, Sendable {
    /// The id of an astronaut; a display name is understood too.
    public let name: String

    /// In NASA's words: "Commander", "Lunar Module Pilot".
    public let role: String?

    /// The seat `role`, held by `name`.
    public init(name: String, role: String?) {
      self.name = name
      self.role = role
    }
  }

  /// The name people use: ``name`` unless it is blank, else "Apollo" and the ``id``.
  public var title: String { name?.unlessBlank ?? "Apollo \(id)" }
}

extension Mission: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case launchDate
    case crew
    case summary
    case description
    case outcome
    case landing
    case crewed
    case backupCrew
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    // In the order in which files are written: the next field is then found at once.
    self.init(
      id: try (fields.required(.id) as MissionNumber).value,
      name: try fields.optional(.name),
      launchDate: try fields.parsed(.launchDate),
      crew: try fields.list(.crew),
      summary: try fields.optional(.summary),
      description: try fields.optional(.description),
      isCrewed: try fields.optional(.crewed) ?? true,
      outcome: try fields.optional(.outcome),
      vehicle: try Vehicle(from: decoder),
      flight: try Flight(from: decoder),
      backupCrew: try fields.list(.backupCrew),
      landing: try fields.optional(.landing),
      provenance: try Provenance(from: decoder))
  }
}

extension Mission.CrewRole: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case role
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    name = try fields.required(.name)
    role = try fields.optional(.role)
  }
}

/// A mission's `id`: a whole number, or a string of digits.
private struct MissionNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Int.self)
    } catch {
      guard let text = try? container.decode(String.self) else { throw error }
      guard text.utf8.allSatisfy({ 48...57 ~= $0 }), let value = Int(text) else {
        throw Mismatch(expected: "a whole number", found: "\"\(text.excerpt(60))\"")
      }
      self.value = value
    }
  }
}
