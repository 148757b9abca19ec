/// Something with an anniversary: a launch, an event of a flight, a birth.
public struct AlmanacEntry: Hashable, Sendable {
  /// The civil day in UTC on which it happened.
  public let date: CivilDate

  /// The second, where it is known.
  public let time: Instant?

  /// What sort of thing it is.
  public let kind: Kind

  /// What happened, in a few words that follow the name of ``subject``: "touchdown at Tranquility
  /// Base", "born in Glen Ridge, New Jersey".
  public let title: String

  /// Whose record says so.
  public let subject: Subject

  /// The event of a flight that it is; `nil` where there is only a date.
  public let event: MissionEvent?

  /// The sorts of things that have anniversaries.
  public enum Kind: String, Hashable, Sendable {
    /// A liftoff; where the second is unknown, the day of the launch.
    case launch
    /// A touchdown on the Moon.
    case landing
    /// The end of a flight.
    case splashdown
    /// Any other event of a flight.
    case event
    /// An astronaut was born.
    case birth
    /// An astronaut died.
    case death
  }

  /// The mission or the person it belongs to.
  public indirect enum Subject: Hashable, Sendable {
    /// A flight, for launches, events and splashdowns.
    case mission(Mission)
    /// A person, for births and deaths.
    case astronaut(Astronaut)

    /// The title of the mission, or the name of the person.
    public var name: String {
      switch self {
      case .mission(let mission): mission.title
      case .astronaut(let astronaut): astronaut.title
      }
    }

    /// The record's id: "11", "aldrin".
    public var id: String {
      switch self {
      case .mission(let mission): String(mission.id)
      case .astronaut(let astronaut): astronaut.id
      }
    }
  }

  /// Whole years from then to the same day in `year`; negative before it happened.
  public func yearsAgo(in year: Int) -> Int {
    year &- date.year
  }
}
