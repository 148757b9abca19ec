import MoonshotCore

extension StatsCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    return Response(answer: Statistics(catalog), faults: catalog.faults)
  }
}

extension Statistics: Answer {
  var json: JSONValue {
    .object([
      "astronauts": .array(people.map(\.json)),
      "missions": .array(flights.map(\.figures)),
      "totals": totals.json,
    ])
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, "The program in numbers")
    markdown.facts(lines)
    for chart in charts {
      markdown.heading(2, chart.title)
      markdown.table(["", chart.unit], chart.bars.map { [$0.label, $0.value] })
    }
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    StatisticsView(statistics: self).rendered(on: page)
  }
}

// MARK: - JSON

extension Statistics.Totals {
  fileprivate var json: JSONValue {
    .object([
      "crewedFlights": .integer(crewedFlights),
      "duration": JSONValue(duration),
      "evaDuration": JSONValue(moonwalkDuration),
      "evas": .integer(moonwalks),
      "flights": .integer(flights),
      "landings": .integer(landings),
      "moonwalkers": .integer(moonwalkers),
      "people": .integer(people),
      "personDuration": JSONValue(personDuration),
      "rover": JSONValue(rover),
      "samples": JSONValue(samples),
      "stay": JSONValue(stay),
    ])
  }
}

extension Mission {
  /// The figures that the sums are made of.
  fileprivate var figures: JSONValue {
    .object([
      "crewed": .bool(isCrewed),
      "duration": JSONValue(flight.duration),
      "evaDuration": JSONValue(landing?.moonwalkDuration),
      "evas": JSONValue(landing?.moonwalks.count),
      "id": .integer(id),
      "name": .string(title),
      "rover": JSONValue(landing?.rover),
      "samples": JSONValue(landing?.samples),
      "stay": JSONValue(landing?.stay),
    ])
  }
}

extension Statistics.Person {
  fileprivate var json: JSONValue {
    .object([
      "flights": .integer(flights), "id": .string(id), "moonwalks": JSONValue(moonwalks),
      "name": .string(name),
    ])
  }
}
