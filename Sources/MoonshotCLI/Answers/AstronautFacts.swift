import MoonshotCore

extension AstronautDetail {
  /// "Born Jan 20, 1930, in Glen Ridge, New Jersey"; `nil` when nothing is known.
  var born: String? { event("Born", astronaut.born) }

  /// "Died Aug 25, 2012, in Cincinnati, Ohio"; `nil` when nothing is known.
  var died: String? { event("Died", astronaut.died) }

  /// What is known of the career; nothing unknown.
  var facts: [Fact] {
    [
      Fact("Full name", "fullName", astronaut.fullName),
      Fact("Nickname", "nickname", astronaut.nickname),
      Fact("NASA group", "group", astronaut.group.map(String.init)),
      Fact("Flights", "flights", flights),
      Fact("Time in space", "timeInSpace", timeInSpace),
      Fact("Moonwalks", "moonwalks", astronaut.moonwalks.flatMap { $0 > 0 ? "\($0)" : nil }),
    ].compactMap(\.self)
  }

  private func event(_ verb: String, _ event: Astronaut.LifeDate) -> String? {
    let place = event.place.map { $0.hasPrefix("near ") ? $0 : "in \($0)" }
    let parts = [event.date.map(Words.date), place].compactMap(\.self)
    return parts.isEmpty ? nil : "\(verb) \(parts.joined(separator: ", "))"
  }

  private var flights: String {
    astronaut.flights.map { flight in
      flight.role.map { "\(flight.name) (\($0))" } ?? flight.name
    }.joined(separator: ", ")
  }

  private var timeInSpace: String? {
    astronaut.timeInSpace.flatMap { $0 > 0 ? Words.duration($0) : nil }
  }
}
