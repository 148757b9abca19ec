import MoonshotCore

extension TodayCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let asked = try day(call)
    let catalog = Catalog(call.bundle)
    let events = EventFile(call.bundle, missions: catalog.missions)
    let almanac = Almanac(catalog, events: events)
    let faults = catalog.faults + events.faults
    let now = call.environment.now
    if call.arguments.has(ics) {
      if asked != nil { throw .usage(.exclusiveOptions("--date", "--ics", command: .today)) }
      if call.format != .text {
        throw .usage(.exclusiveOptions("--format", "--ics", command: .today))
      }
      return Response(
        answer: CalendarAnswer(text: almanac.iCalendar(stamp: now)), faults: faults)
    }
    let day = asked ?? AlmanacDay(now.day)
    let entries = asked.map(almanac.entries(on:)) ?? almanac.anniversaries(on: now.day)
    return Response(
      answer: TodayReport(day: day, year: now.day.year, entries: entries),
      notes: entries.isEmpty ? ["nothing in the catalog happened on \(day.inWords)"] : [],
      faults: faults)
  }

  /// The day of `--date`; `nil` for the day of the call.
  private static func day(_ call: Call) throws(CommandError) -> AlmanacDay? {
    guard let text = call.arguments.value(of: date) else { return nil }
    guard let day = AlmanacDay(text) else {
      throw .usage(
        .invalidValue(
          "--date", value: text, expected: "a day as MM-DD, such as 07-20", command: .today))
    }
    return day
  }
}

extension AlmanacDay {
  /// "July 20".
  var inWords: String { "\(Words.fullMonth(month)) \(day)" }
}

/// A file for calendar programs, which has one form only.
private struct CalendarAnswer: Answer {
  let text: String

  var isForReading: Bool { false }
  var json: JSONValue { .null }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] { Array(text.utf8) }
}
