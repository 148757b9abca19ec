import MoonshotCore

extension TimelineCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    if call.operands.isEmpty {
      return Response(
        answer: ProgramTimelineReport(ProgramTimeline(catalog.missions)), faults: catalog.faults)
    }
    let events = EventFile(call.bundle, missions: catalog.missions)
    return Response(
      catalog.resolveMissions(call.operands), faults: catalog.faults + events.faults,
      detail: { MissionTimelineReport(MissionTimeline(of: $0, events: events.events(of: $0))) },
      sentence: catalog.missionSentence)
  }
}
