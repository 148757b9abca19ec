import MoonshotCore

/// What `list` shows of a catalog.
struct MissionFilter: Sendable {
  private let crewMember: Astronaut?
  private let dates: LaunchDates
  private let isLanded: Bool
  private let type: String?
  private let flights: Flights

  /// Crewed, uncrewed or all flights.
  private enum Flights {
    case crewed
    case uncrewed
    case all
  }

  init(_ arguments: ParsedArguments, in catalog: Catalog) throws(CommandError) {
    flights =
      arguments.has(ListCommand.uncrewed)
      ? .uncrewed : arguments.has(ListCommand.all) ? .all : .crewed
    isLanded = arguments.has(ListCommand.landed)
    type = arguments.value(of: ListCommand.type).map { $0.folded }
    dates = try LaunchDates(arguments)
    if let name = arguments.value(of: ListCommand.crew) {
      crewMember = try catalog.requireAstronaut(name)
    } else {
      crewMember = nil
    }
  }

  func includes(_ detail: MissionDetail) -> Bool {
    let mission = detail.mission
    switch flights {
    case .all: break
    case .crewed where mission.isCrewed: break
    case .uncrewed where !mission.isCrewed: break
    default: return false
    }
    if isLanded, mission.landing == nil { return false }
    if !dates.includes(mission.launchDate) { return false }
    if let type, mission.vehicle.type.map({ $0.folded }) != type { return false }
    if let crewMember, !detail.crew.contains(where: { $0.astronaut?.id == crewMember.id }) {
      return false
    }
    return true
  }
}

/// The days that `--year`, `--from` and `--to` leave together; every day when none was given.
private struct LaunchDates {
  private let first: CivilDate?
  private let last: CivilDate?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let year = try DateSpan(arguments, ListCommand.year)
    let from = try DateSpan(arguments, ListCommand.from)
    let to = try DateSpan(arguments, ListCommand.to)
    first = [year?.first, from?.first].compactMap(\.self).max()
    last = [year?.last, to?.last].compactMap(\.self).min()
  }

  /// Whether a launch on `date` is meant; one of an unknown day only when any day is.
  func includes(_ date: CivilDate?) -> Bool {
    guard first != nil || last != nil else { return true }
    guard let date else { return false }
    return first.map { $0 <= date } ?? true && last.map { date <= $0 } ?? true
  }
}

/// A day, a month or a year, as `--from` and `--to` take them.
struct DateSpan: Hashable, Sendable {
  let first: CivilDate
  let last: CivilDate

  /// Reads `1969-07-16`, `1969-07` or `1969`.
  init?(_ text: String) {
    if let day = CivilDate(text) {
      (first, last) = (day, day)
      return
    }
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard numbers.count <= 2, let first = numbers.first, let year = first else { return nil }
    let months: (Int, Int)? =
      if numbers.count == 1 { (1, 12) } else { numbers[1].map { ($0, $0) } }
    guard let months, let start = CivilDate(year: year, month: months.0, day: 1),
      let end = CivilDate(
        year: year, month: months.1, day: CivilDate.days(inMonth: months.1, ofYear: year))
    else { return nil }
    (self.first, last) = (start, end)
  }

  /// The value of `option`, or `nil` when it was not given.
  init?(_ arguments: ParsedArguments, _ option: OptionDeclaration) throws(CommandError) {
    guard let value = arguments.value(of: option) else { return nil }
    guard let span = DateSpan(value) else {
      throw .usage(
        .invalidValue(
          "--\(option.name)", value: value, expected: "a date like 1969-07-16, 1969-07 or 1969",
          command: arguments.command))
    }
    self = span
  }
}
