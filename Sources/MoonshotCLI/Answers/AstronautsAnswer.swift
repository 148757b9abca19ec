import MoonshotCore

extension AstronautsCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let arguments = call.arguments
    let all = AstronautDetail.columns
    if arguments.asksForColumns(columns) {
      return Response(answer: ColumnNames(keys: all.map(\.key)))
    }
    let isReadable = call.page.isTerminal && call.format == .text || call.format == .table
    let chosen = try ColumnChoice(
      arguments, columns, of: all,
      default: isReadable ? AstronautDetail.readableKeys : AstronautDetail.defaultKeys)
    let sorting = try Sorting(arguments, sort, of: all)
    let catalog = Catalog(call.bundle)
    let filter = try AstronautFilter(arguments, in: catalog)
    let flown = catalog.missionsByAstronaut()
    let details = catalog.astronauts.map { astronaut in
      AstronautDetail(astronaut, missions: flown[astronaut.id] ?? [])
    }
    let matching = details.filter(filter.includes)
    let rows = sorting.apply(to: matching)
    let list = RecordList(
      rows: rows, columns: chosen.columns,
      isChosen: arguments.has(columns), footer: footer(rows))
    return Response(
      answer: list, notes: matching.isEmpty ? [emptyNote(catalog)] : [], faults: catalog.faults)
  }

  private static func footer(_ rows: [AstronautDetail]) -> String? {
    guard let first = rows.first(where: { $0.astronaut.id == "aldrin" }) ?? rows.last else {
      return nil
    }
    return "\(Words.count(rows.count, "astronaut")). "
      + "Read about one: moonshot astronaut \(first.astronaut.id)"
  }

  private static func emptyNote(_ catalog: Catalog) -> String {
    catalog.astronauts.isEmpty
      ? "the catalog has no astronauts" : "no astronaut matches the filters"
  }
}
