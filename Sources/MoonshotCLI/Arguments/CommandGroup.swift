/// The commands by what one wants to do, for help and the man page.
package enum CommandGroup: String, CaseIterable, Sendable {
  case read = "Read about the missions"
  case watch = "Watch the flights"
  case compare = "Compare and add up"
  case tools = "Check and set up"
}

extension CommandGroup {
  /// The commands of the group, in reading order; every command is in one group.
  package var commands: [Command] {
    switch self {
    case .read: [.list, .mission, .astronaut, .astronauts, .search, .browse]
    case .watch: [.progress, .timeline, .map, .today]
    case .compare: [.compare, .stats]
    case .tools: [.check, .completions, .help]
    }
  }
}
