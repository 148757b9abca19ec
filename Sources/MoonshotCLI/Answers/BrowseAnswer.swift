import MoonshotCore

extension BrowseCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    guard case .terminal(let columns, let rows) = call.environment.output,
      call.environment.isInputTerminal
    else {
      throw .failure(
        Failure("browse needs a terminal to read keys from and to draw on; try list", .usage))
    }
    guard !call.environment.isDumb else {
      throw .failure(
        Failure("browse needs a terminal that can move its cursor, and TERM is dumb", .usage))
    }
    let catalog = Catalog(call.bundle)
    let subject = try subject(call.operands, in: catalog)
    let library = BrowserLibrary(
      catalog, events: EventFile(call.bundle, missions: catalog.missions))
    let browser = BrowserState(
      library, opening: subject, columns: columns, rows: rows,
      appearance: call.page.appearance)
    return Response(answer: Screens(), faults: library.faults, show: .browser(browser))
  }

  /// What the operands name together: a mission, else an astronaut; `nil` without operands.
  private static func subject(
    _ operands: [String], in catalog: Catalog
  ) throws(CommandError) -> BrowserSubject? {
    if operands.isEmpty { return nil }
    let query = operands.joined(separator: " ")
    let mission = catalog.findMission(query)
    if case .found(let mission) = mission { return .mission(mission.id) }
    let astronaut = catalog.findAstronaut(query)
    if case .found(let astronaut) = astronaut { return .astronaut(astronaut.id) }
    throw .failure(Failure(catalog.sentence(query, mission, astronaut), .notFound))
  }
}

extension Catalog {
  /// Why `query` names neither a single mission nor a single astronaut.
  fileprivate func sentence(
    _ query: String, _ mission: Lookup<Mission>, _ astronaut: Lookup<Astronaut>
  ) -> String {
    switch (mission, astronaut) {
    case (.unknown(let missions), .unknown(let people)) where unusedNumber(in: query) == nil:
      "no mission or astronaut matches \(quoted(query))"
        + Words.didYouMean(Array((missions + people).prefix(3)))
    case (.unknown, .ambiguous): astronautSentence(query, astronaut)
    default: missionSentence(query, mission)
    }
  }
}

/// The answer of a command that speaks in screens alone.
private struct Screens: Answer {
  var json: JSONValue { .null }
  func text(_ page: PageSetup, header: Bool) -> [UInt8] { [] }
}
