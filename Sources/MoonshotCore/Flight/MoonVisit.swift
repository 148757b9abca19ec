/// The part of a flight that the craft spent at the Moon.
public struct MoonVisit: Hashable, Sendable {
  /// From the burn into orbit, or the first event at the Moon.
  public let arrival: ElapsedTime

  /// To the burn for home, or the last event at the Moon.
  public let departure: ElapsedTime

  /// The two as fractions of the flight, within 0...1.
  public let fractions: ClosedRange<Double>

  /// What `events` say of it; `nil` when none is at the Moon or the flight's length is unknown.
  init?(_ events: [MissionEvent], _ clock: FlightClock) {
    let there = events.lazy.filter { $0.kind.map(Self.kinds.contains) ?? false }.map(\.elapsed)
    guard let arrival = there.min(), let departure = there.max(),
      let start = clock.fraction(at: arrival), let end = clock.fraction(at: departure),
      start <= end
    else { return nil }
    self.arrival = arrival
    self.departure = departure
    fractions = start...end
  }

  /// The events at which the craft is at the Moon, by their names in the facts.
  ///
  /// Apollo 13 never was in orbit: it came home with the burn two hours past the closest approach
  /// (PC+2).
  private static let kinds: Set<String> = [
    "lunarOrbitInsertionIgnition", "lunarOrbitInsertionCutoff", "lossOfSignalBehindMoon",
    "closestApproachToMoon", "lunarLanding", "lunarLiftoff", "pcPlus2BurnIgnition",
    "transEarthInjectionIgnition",
  ]
}
