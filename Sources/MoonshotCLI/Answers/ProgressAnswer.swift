import MoonshotCore

extension ProgressCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let events = EventFile(call.bundle, missions: catalog.missions)
    let lookups = catalog.resolveMissions(call.operands)
    let faults = catalog.faults + events.faults
    if call.arguments.has(replay) {
      return try replayed(call, lookups, events: events, faults: faults, in: catalog)
    }
    let moment = try moment(call)
    return Response(
      lookups, faults: faults,
      detail: { mission in
        ProgressReport(
          FlightProgress(of: mission, events: events.events(of: mission), at: moment))
      }, sentence: catalog.missionSentence)
  }

  /// The moment asked about; without a word on it, the time of the call.
  private static func moment(_ call: Call) throws(CommandError) -> FlightMoment {
    switch (call.arguments.value(of: at), call.arguments.value(of: get)) {
    case (nil, nil): return .utc(call.environment.now)
    case (let time?, nil):
      guard let moment = FlightMoment(utc: time) else {
        throw .usage(
          .invalidValue(
            "--at", value: time, expected: "a time in UTC such as '1969-07-20 20:17'",
            command: .progress))
      }
      return moment
    case (nil, let time?):
      guard let moment = FlightMoment(elapsed: time) else {
        throw .usage(
          .invalidValue(
            "--get", value: time, expected: "a time since liftoff such as 102:45:40",
            command: .progress))
      }
      return moment
    case (_?, _?): throw .usage(.exclusiveOptions("--at", "--get", command: .progress))
    }
  }
}
