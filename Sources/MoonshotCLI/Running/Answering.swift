import MoonshotCore

extension Call {
  /// What the command says.
  func answer() throws(CommandError) -> Response {
    switch command {
    case .list: try ListCommand.answer(self)
    case .mission: try MissionCommand.answer(self)
    case .astronaut: try AstronautCommand.answer(self)
    case .astronauts: try AstronautsCommand.answer(self)
    default: throw .failure(Failure("not yet", .usage))
    }
  }
}
