import MoonshotCore

/// Bars of one kind, with their numbers.
struct Chart: Sendable {
  let title: String

  /// What the numbers are, in a word or two.
  let unit: String

  /// All bars together in words, where that makes sense.
  let total: String?
  let bars: [Bar]

  /// One bar: how long it is, and what is written beside it.
  struct Bar: Sendable {
    let label: String
    let value: String

    /// The part of the longest bar, from 0 to 1.
    let fraction: Double
  }

  /// A chart of the figures that are known and greater than zero; `nil` without any.
  fileprivate init?(
    _ title: String, unit: String, total: String? = nil,
    _ figures: [(label: String, amount: Double?, value: String)]
  ) {
    let known = figures.filter { $0.amount ?? 0 > 0 }
    guard let most = known.compactMap(\.amount).max() else { return nil }
    self.title = title
    self.unit = unit
    self.total = total
    bars = known.map { Bar(label: $0.label, value: $0.value, fraction: ($0.amount ?? 0) / most) }
  }
}

extension Statistics {
  /// What is drawn, in reading order; only what the catalog knows about.
  var charts: [Chart] {
    [
      chart("Days in space", "Duration", totals.duration.map(Words.duration)) { mission in
        mission.isCrewed ? mission.flight.duration : nil
      },
      chart("Stay on the Moon", "Duration", totals.stay.map(Words.duration)) { $0.landing?.stay },
      chart(
        "Moonwalks", "Hours outside", totals.moonwalkDuration.map(Words.hours), words: Words.hours
      ) { $0.landing?.moonwalkDuration },
      chart("Rock and soil", "Samples", "kg", totals.samples) { $0.landing?.samples },
      chart("Driven on the Moon", "Rover", "km", totals.rover) { $0.landing?.rover },
      crewChart,
    ].compactMap(\.self)
  }

  /// How many people flew so many times.
  private var crewChart: Chart? {
    let counts = people.reduce(into: [Int: Int]()) { $0[$1.flights, default: 0] += 1 }
    return Chart(
      "Flights a person", unit: "People", total: people.isEmpty ? nil : "\(people.count) people",
      counts.sorted { $0.key > $1.key }.map { flights, count in
        (Words.count(flights, "flight"), Double(count), "\(count)")
      })
  }

  /// What stands above the charts; only what is more than nothing.
  var lines: [Fact] {
    let frequent = people.filter { $0.flights > 1 }.prefix(12).map(\.name)
    return totals.lines
      + (frequent.isEmpty
        ? []
        : [Fact(label: "More than once", value: Words.list(frequent), field: "astronauts")])
  }

  private func chart(
    _ title: String, _ unit: String, _ total: String?,
    words: (Int) -> String = Words.duration, _ seconds: (Mission) -> Int?
  ) -> Chart? {
    Chart(
      title, unit: unit, total: total,
      flights.map { mission in
        let seconds = seconds(mission)
        return (mission.title, seconds.map(Double.init), seconds.map(words) ?? "")
      })
  }

  private func chart(
    _ title: String, _ what: String, _ unit: String, _ total: Double?,
    _ amount: (Mission) -> Double?
  ) -> Chart? {
    Chart(
      title, unit: what, total: total.map { Words.quantity($0, unit) },
      flights.map { mission in
        let amount = amount(mission)
        return (mission.title, amount, amount.map { Words.quantity($0, unit) } ?? "")
      })
  }
}

extension Statistics.Totals {
  /// The totals in words; only those that are more than nothing.
  fileprivate var lines: [Fact] {
    [
      Fact("Flights", "flights", flightsInWords),
      Fact("People", "people", peopleInWords),
      Fact("Time in space", "duration", duration.map(Words.duration)),
      Fact(
        "Crew time", "personDuration",
        personDuration.map { "\(Words.duration($0)), counting everyone aboard" }),
      Fact("Landings", "landings", landingsInWords),
    ].compactMap(\.self)
  }

  private var flightsInWords: String {
    crewedFlights == flights ? "\(flights)" : "\(flights), \(crewedFlights) of them with a crew"
  }

  private var landingsInWords: String? {
    guard landings > 0 else { return nil }
    return moonwalks > 0 ? "\(landings), with \(Words.count(moonwalks, "moonwalk"))" : "\(landings)"
  }

  private var peopleInWords: String? {
    guard people > 0 else { return nil }
    return moonwalkers > 0
      ? "\(people), \(moonwalkers) of them walked on the Moon" : "\(people)"
  }
}
