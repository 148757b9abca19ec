/// A crew place on a mission, joined with the person who held it.
public struct CrewMember: Hashable, Sendable {
  /// The astronaut's id, or what the mission says where nobody is known by that.
  public let id: String

  /// The seat, in NASA's words: "Commander", "Lunar Module Pilot".
  public let role: String?

  /// The person, or `nil` when `astronauts.json` has nobody of that id.
  public let astronaut: Astronaut?

  /// The name to show: the person's, else the id itself.
  public var name: String { astronaut?.title ?? id }

  /// The family name to show: the person's, else the id itself.
  public var surname: String { astronaut?.surname ?? id }
}
