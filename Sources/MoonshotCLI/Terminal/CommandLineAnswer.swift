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
      if try isShown(in: environment) {
        // Whatever there was to see has been seen.
      } else if let pager = Pager(for: self, in: environment), pager.show(standardOutput) {
        // The pager has shown it.
      } else {
        try Descriptor.write(standardOutput, to: STDOUT_FILENO)
      }
      if !standardOutput.isEmpty { try Descriptor.closeOutput() }
    } catch {
      if error.isClosedPipe { return .success }
      complaint = "moonshot: can't write the output: \(error.reason)\n"
      status = .output
    }
    // When standard error can't be written there is nobody left to tell.
    try? Descriptor.write(Array((standardError + complaint).utf8), to: STDERR_FILENO)
    return status
  }

  /// Gives the show, if there is one and the terminal has room for it.
  private func isShown(
    in environment: Environment
  ) throws(Descriptor.WriteFailure) -> Bool {
    switch show {
    case .replays(let replays):
      guard case .terminal(let columns, let rows) = environment.output,
        replays.allSatisfy({ $0.card(after: 0).height(on: columns) + 1 < rows })
      else { return false }
      for replay in replays {
        guard var loop = ReplayLoop(replay) else { return false }
        try loop.run()
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
