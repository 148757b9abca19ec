/// What a shell offers in one place of the command line.
enum Completion: Hashable {
  /// Nothing.
  case none

  /// Words that belong to this place alone.
  case words([CompletionWord])

  /// Words that several places share.
  case list(CompletionList)

  /// The same, joined by commas.
  case commaList(CompletionList)

  /// Folders.
  case directories
}

/// The lists that a completion script carries once, by the name of their function in it.
enum CompletionList: String, CaseIterable {
  case missions, astronauts, everything
  case missionColumns = "mission_columns"
  case astronautColumns = "astronaut_columns"
  case helpTopics = "help_topics"
  case commands
}

extension CompletionList {
  /// The words of the list.
  func words(_ catalog: CompletionWords) -> [CompletionWord] {
    switch self {
    case .missions: catalog.missions
    case .astronauts: catalog.astronauts
    case .everything: catalog.missions + catalog.astronauts
    case .missionColumns: catalog.missionColumns
    case .astronautColumns: catalog.astronautColumns
    case .commands: CommandDeclaration.all.map { .init($0.name, $0.summary) }
    case .helpTopics:
      CommandDeclaration.all.map { .init($0.name, $0.summary) }
        + HelpTopic.allCases.map { .init($0.rawValue, $0.summary) }
    }
  }
}

extension CompletionList {
  /// The spellings of all options that take the next word as their value.
  static var valuedOptions: [String] {
    var names: [String] = []
    for option in CommandDeclaration.all.flatMap(\.options) + GlobalOption.all {
      guard case .required = option.value else { continue }
      for name in ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

extension ValueKind {
  /// What a shell offers for such a value of `command`.
  func completion(for command: CommandDeclaration?) -> Completion {
    switch self {
    case .text, .number: .none
    case .words(let words), .suggestions(let words): .words(words.map { .init($0) })
    case .format:
      .words((command?.formats ?? OutputFormat.allCases).map { .init($0.rawValue, $0.summary) })
    case .mission: .list(.missions)
    case .astronaut: .list(.astronauts)
    case .missionOrAstronaut: .list(.everything)
    case .missionColumn: .list(.missionColumns)
    case .astronautColumn: .list(.astronautColumns)
    case .missionColumns: .commaList(.missionColumns)
    case .astronautColumns: .commaList(.astronautColumns)
    case .directory: .directories
    case .helpTopic: .list(.helpTopics)
    }
  }
}
