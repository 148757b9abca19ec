import MoonshotCore

extension CompletionsCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    // The parser lets only the names of shells through.
    guard let shell = call.operands.first.flatMap(Shell.init(rawValue:)) else {
      throw .usage(.missingOperand(.completions, given: 0))
    }
    let catalog = Catalog(call.bundle)
    let script = CompletionScript(
      shell: shell, text: shell.completionScript(CompletionWords(catalog)))
    return Response(answer: script, faults: catalog.faults)
  }
}

/// A completion script and the shell it is for.
struct CompletionScript: Answer {
  let shell: Shell
  let text: String

  var json: JSONValue {
    .object(["script": .string(text), "shell": .string(shell.rawValue)])
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] { Array(text.utf8) }
}

extension CompletionWords {
  /// The words of a catalog: ids with what they stand for, and the columns of the lists.
  init(_ catalog: Catalog) {
    self.init(
      missions: catalog.missions.map { CompletionWord(String($0.id), $0.title) },
      astronauts: catalog.astronauts.map { CompletionWord($0.id, $0.name) },
      missionColumns: MissionDetail.columns.map(\.key),
      astronautColumns: AstronautDetail.columns.map(\.key))
  }
}
