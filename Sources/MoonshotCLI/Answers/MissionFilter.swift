import MoonshotCore

/// What `list` shows of a catalog.
struct MissionFilter: Sendable {
  private let catalog: Catalog
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
    self.catalog = catalog
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

  /// Whether the mission at `place` in the catalog is shown; by its place, since a mission is large
  /// to copy.
  func includes(missionAt place: Int) -> Bool {
    let missions = catalog.missions
    switch flights {
    case .all: break
    case .crewed where missions[place].isCrewed: break
    case .uncrewed where !missions[place].isCrewed: break
    default: return false
    }
    if isLanded, missions[place].landing == nil { return false }
    if !dates.includes(missions[place].launchDate) { return false }
    if let type, missions[place].vehicle.type.map({ $0.folded }) != type { return false }
    if let crewMember,
      !catalog.crew(of: missions[place]).contains(where: { $0.astronaut?.id == crewMember.id })
    {
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
