import MoonshotCore

extension ListCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let arguments = call.arguments
    let all = MissionDetail.columns
    if arguments.asksForColumns(columns) {
      return Response(answer: ColumnNames(keys: all.map(\.key)))
    }
    let chosen = try ColumnChoice(
      arguments, columns, of: all, default: MissionDetail.defaultKeys)
    let sorting = try Sorting(arguments, sort, of: all)
    let catalog = Catalog(call.bundle)
    let filter = try MissionFilter(arguments, in: catalog)
    let matching = catalog.missions.indices
      .filter { filter.includes(missionAt: $0) }
      .map { MissionDetail(catalog.missions[$0], in: catalog) }
    let rows = sorting.apply(to: matching)
    let list = RecordList(
      rows: rows, columns: chosen.columns,
      isChosen: arguments.has(columns),
      footer: footer(rows, isPlain: matching.count < catalog.missions.count && !arguments.hasChoice)
    )
    return Response(
      answer: list, notes: matching.isEmpty ? [emptyNote(catalog, arguments)] : [],
      faults: catalog.faults)
  }

  /// How many there are, and where to go from here; `isPlain` when uncrewed flights were left out
  /// without anybody asking for it.
  private static func footer(_ rows: [MissionDetail], isPlain: Bool) -> String? {
    guard let first = rows.first(where: { $0.mission.id == 11 }) ?? rows.last else { return nil }
    let crewed = rows.count { $0.mission.isCrewed }
    let noun =
      crewed == rows.count ? "crewed mission" : crewed == 0 ? "uncrewed flight" : "mission"
    let more = isPlain ? " Uncrewed flights: --all." : ""
    return "\(Words.count(rows.count, noun)).\(more) Read one: moonshot mission \(first.mission.id)"
  }

  private static func emptyNote(_ catalog: Catalog, _ arguments: ParsedArguments) -> String {
    if catalog.missions.isEmpty { return "the catalog has no missions" }
    return arguments.hasChoice
      ? "no mission matches the filters" : "the catalog has no crewed missions; see --all"
  }
}

extension ParsedArguments {
  /// Whether an option says which missions are meant.
  fileprivate var hasChoice: Bool {
    [
      ListCommand.all, ListCommand.uncrewed, ListCommand.crew, ListCommand.year, ListCommand.from,
      ListCommand.to, ListCommand.landed, ListCommand.type, ListOption.limit,
    ].contains(where: has)
  }
}
