/// The commands, in the order help lists them.
///
/// A declaration is built only when it is asked for, so that parsing one command costs one.
package enum Command: String, CaseIterable, Sendable {
  case list, mission, astronaut, astronauts, search, browse
  case progress, timeline, map, today
  case compare, stats
  case check, completions, help
}

extension Command {
  /// What help, completions and the parser know about the command.
  package var declaration: CommandDeclaration {
    switch self {
    case .list: ListCommand.declaration
    case .mission: MissionCommand.declaration
    case .astronaut: AstronautCommand.declaration
    case .astronauts: AstronautsCommand.declaration
    case .search: SearchCommand.declaration
    case .browse: BrowseCommand.declaration
    case .progress: ProgressCommand.declaration
    case .timeline: TimelineCommand.declaration
    case .map: MapCommand.declaration
    case .today: TodayCommand.declaration
    case .compare: CompareCommand.declaration
    case .stats: StatsCommand.declaration
    case .check: CheckCommand.declaration
    case .completions: CompletionsCommand.declaration
    case .help: HelpCommand.declaration
    }
  }
}
