import MoonshotCore

extension AstronautDetail {
  /// "Born Jan 20, 1930, in Glen Ridge, New Jersey"; `nil` when nothing is known.
  var born: String? { event("Born", astronaut.born) }

  /// "Died Aug 25, 2012, in Cincinnati, Ohio"; `nil` when nothing is known.
  var died: String? { event("Died", astronaut.died) }

  /// What is known of the career; nothing unknown.
  var facts: [Fact] {
    [
      fact("Full name", "fullName", astronaut.fullName),
      fact("Nickname", "nickname", astronaut.nickname),
      fact("NASA group", "group", astronaut.group.map(String.init)),
      fact("Flights", "flights", flights),
      fact("Time in space", "timeInSpace", timeInSpace),
      fact("Moonwalks", "moonwalks", astronaut.moonwalks.flatMap { $0 > 0 ? "\($0)" : nil }),
    ].compactMap(\.self)
  }

  private func fact(_ label: String, _ field: String, _ value: String?) -> Fact? {
    guard let value, !value.isEmpty else { return nil }
    return Fact(label: label, value: value, field: field)
  }

  private func event(_ verb: String, _ event: Astronaut.LifeDate) -> String? {
    let parts = [event.date.map(Words.date), event.place.map { "in \($0)" }].compactMap(\.self)
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
