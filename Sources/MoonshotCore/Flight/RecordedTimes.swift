extension Mission {
  /// The events that the mission's own record dates, by ground elapsed time.
  ///
  /// What `timeline` and `progress` have of a catalog without events: liftoff, landing, moonwalks,
  /// liftoff from the Moon and splashdown. Empty when the liftoff is unknown.
  public var recordedTimes: [MissionEvent] {
    let clock = FlightClock(of: self)
    guard let liftoff = clock.liftoff else { return [] }
    func event(
      _ kind: String, _ title: String, at instant: Instant?, phase: String? = nil
    ) -> MissionEvent? {
      instant.map {
        MissionEvent(
          kind: kind, title: title, elapsed: ElapsedTime(seconds: $0 - liftoff), utc: $0,
          phase: phase, sources: [])
      }
    }

    let isLanding = landing?.landed != nil
    var events = [
      event("liftoff", "liftoff", at: liftoff, phase: isLanding ? "outbound" : "in flight")
    ]
    if let landing {
      events.append(
        event(
          "lunarLanding", "touchdown \(landing.site.map { "at \($0)" } ?? "on the Moon")",
          at: landing.landed, phase: "on the surface"))
      for (index, moonwalk) in landing.moonwalks.enumerated() {
        let number = index + 1
        events.append(event("eva\(number)Start", "moonwalk \(number) begins", at: moonwalk.start))
        events.append(event("eva\(number)End", "moonwalk \(number) ends", at: moonwalk.end))
      }
      events.append(
        event("lunarLiftoff", "liftoff from the Moon", at: landing.liftoff, phase: "homebound"))
    }
    events.append(event("splashdown", "splashdown", at: clock.splashdown ?? flight.splashdown))
    return events.compactMap(\.self).sorted { $0.elapsed < $1.elapsed }
  }
}
