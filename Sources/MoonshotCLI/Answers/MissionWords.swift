import MoonshotCore

extension Mission {
  /// When and how long, as far as it is known: "Jul 16 – 24, 1969 · 8 d 3 h 19 min".
  var datesInWords: String? {
    let clock = FlightClock(of: self)
    let start = clock.liftoff?.day ?? launchDate
    let span = start.map { start in Words.span(start, max(start, clock.splashdown?.day ?? start)) }
    let parts = [span, clock.duration.map(Words.duration)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// That there was no flight, and why: "never flew: Lost to a fire in a launch rehearsal"; `nil`
  /// for one that was.
  var absenceInWords: String? {
    hasFlown ? nil : "never flew" + (summary.map { ": \($0)" } ?? "")
  }
}

extension MissionDetail {
  /// The crew's family names; someone `astronauts.json` doesn't know as the id and a mark.
  var crewInShort: String {
    crew.map { $0.astronaut == nil ? "\($0.id) (?)" : $0.surname }.joined(separator: ", ")
  }

  /// The radio names there are, command module first.
  var callSigns: [String] {
    let names = mission.vehicle.callSigns
    return [names?.commandModule, names?.lunarModule].compactMap(\.self)
  }

  /// The spacecraft's serial numbers there are.
  var spacecraft: [String] {
    let craft = mission.vehicle.spacecraft
    return [craft?.commandServiceModule, craft?.lunarModule, craft?.rover].compactMap(\.self)
  }

  /// What flew, as "Columbia · Eagle · Saturn V SA-506"; empty when nothing of it is known.
  var craftInWords: String {
    let vehicle = [mission.vehicle.launcher, mission.vehicle.launcherNumber].compactMap(\.self)
    return (callSigns + [vehicle.joined(separator: " ")]).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}
