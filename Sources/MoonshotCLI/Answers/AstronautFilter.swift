import MoonshotCore

/// What `astronauts` shows of a catalog.
struct AstronautFilter: Sendable {
  private let role: String?
  private let walksOnMoon: Bool
  private let mission: Mission?

  init(_ arguments: ParsedArguments, in catalog: Catalog) throws(CommandError) {
    role = arguments.value(of: AstronautsCommand.role).map { $0.folded }
    walksOnMoon = arguments.has(AstronautsCommand.moonwalkers)
    if let query = arguments.value(of: AstronautsCommand.mission) {
      mission = try catalog.requireMission(query)
    } else {
      mission = nil
    }
  }

  func includes(_ detail: AstronautDetail) -> Bool {
    if walksOnMoon, detail.astronaut.moonwalks ?? 0 <= 0 { return false }
    let assignments = detail.missions.filter { assignment in
      (mission.map { $0.id == assignment.mission.id } ?? true)
        && (role.map { $0 == assignment.role?.folded } ?? true)
    }
    return mission == nil && role == nil || !assignments.isEmpty
  }
}
