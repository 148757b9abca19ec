#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Answers the command line of this process on its streams, and ends it.
package func answerCommandLine() -> Never {
  let environment = Environment.current()
  let outcome = run(Array(CommandLine.arguments.dropFirst()), in: environment)
  withExtendedLifetime(outcome) { exit(outcome.delivered(in: environment).rawValue) }
}

extension Outcome {
  /// Writes both streams; the status is the outcome's, unless the answer could not be written.
  fileprivate func delivered(in environment: Environment) -> ExitStatus {
    var status = status
    var complaint = ""
    do throws(Descriptor.WriteFailure) {
      let lack = lackOfRoom(in: environment)
      if let lack { complaint = "moonshot: \(lack)\n" }
      if lack == nil, try isShown(in: environment) {
        // Whatever there was to see has been seen.
      } else if let pager = Pager(for: self, in: environment), pager.show(standardOutput) {
        // The pager has shown it.
      } else {
        try Descriptor.write(standardOutput, to: STDOUT_FILENO)
      }
      if !standardOutput.isEmpty { try Descriptor.closeOutput() }
    } catch {
      if error.isClosedPipe { return .success }
      complaint += "moonshot: can't write the output: \(error.reason)\n"
      status = .output
    }
    // When standard error can't be written there is nobody left to tell.
    try? Descriptor.write(Array((standardError + complaint).utf8), to: STDERR_FILENO)
    return status
  }

  /// What the terminal lacks for the show, if there is one and it does.
  private func lackOfRoom(in environment: Environment) -> String? {
    guard case .replays(let replays) = show,
      case .terminal(let columns, let rows) = environment.output,
      let height = replays.map({ $0.card(after: 0).height(on: columns) }).max()
    else { return nil }
    // The cursor needs a row below the card, and the prompt one after it.
    return height + 2 <= rows
      ? nil : "the window is too low to play the flight: it has \(rows) rows of \(height + 2)"
  }

  /// Gives the show, if there is one and a terminal for it.
  private func isShown(
    in environment: Environment
  ) throws(Descriptor.WriteFailure) -> Bool {
    switch show {
    case .replays(let replays):
      guard case .terminal = environment.output else { return false }
      for replay in replays {
        guard var loop = ReplayLoop(replay) else { return false }
        guard try loop.run() else { break }
      }
      return true
    case .browser(let browser):
      var loop = BrowserLoop(browser)
      try loop?.run()
      return loop != nil
    case nil: return false
    }
  }
}
