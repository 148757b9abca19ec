import MoonshotCore

extension Call {
  /// What the command says.
  func answer() throws(CommandError) -> Response {
    switch command {
    case .list: return try ListCommand.answer(self)
    case .mission: return try MissionCommand.answer(self)
    case .astronaut: return try AstronautCommand.answer(self)
    case .astronauts: return try AstronautsCommand.answer(self)
    case .search: return try SearchCommand.answer(self)
    case .browse: return try BrowseCommand.answer(self)
    case .progress: return try ProgressCommand.answer(self)
    case .timeline: return try TimelineCommand.answer(self)
    case .map: return try MapCommand.answer(self)
    case .today: return try TodayCommand.answer(self)
    case .compare: return try CompareCommand.answer(self)
    case .stats: return try StatsCommand.answer(self)
    case .check: return try CheckCommand.answer(self)
    case .completions: return try CompletionsCommand.answer(self)
    case .help: return try HelpCommand.answer(self)
    }
  }
}
