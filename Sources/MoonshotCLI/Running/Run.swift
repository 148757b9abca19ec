import MoonshotCore

/// Answers a command line; touches nothing outside `environment`.
///
/// - Parameters:
///   - arguments: The words behind the program's name.
///   - environment: The world as far as it matters.
/// - Returns: what goes to the two streams, and the exit status. Nothing is thrown or trapped,
///   whatever the words and the catalog are, as long as there is memory for them.
package func run(_ arguments: [String], in environment: Environment) -> Outcome {
  do throws(UsageError) {
    switch try ArgumentParser.parse(arguments) {
    case .usage(let arguments):
      let columns = PageSetup(arguments, environment).columns
      return Outcome(standardOutput: Array(HelpPage.usage(columns: columns).utf8))
    case .version: return Outcome(standardOutput: Array("moonshot \(version)\n".utf8))
    case .run(let arguments): return try Call(arguments, in: environment).outcome()
    }
  } catch {
    return Outcome(standardError: error.report, status: .usage)
  }
}

extension Call {
  fileprivate func outcome() throws(UsageError) -> Outcome {
    if needsCatalogInUse, let problem = bundle.folderProblem, let folder = bundle.folder {
      return Outcome(.unreadableFolder(folder, problem))
    }
    do throws(CommandError) {
      return rendered(try answer())
    } catch {
      switch error {
      case .usage(let error): throw error
      case .failure(let failure): return Outcome(failure)
      }
    }
  }

  /// Whether a folder named by `--data` or the environment has to be there: `check` may be asked
  /// about another one, and `help` about none.
  private var needsCatalogInUse: Bool {
    switch command {
    case .check: operands.isEmpty
    case .help: false
    default: true
    }
  }

  /// The answer in the format asked for, with what there is to say beside it.
  private func rendered(_ response: Response) -> Outcome {
    let header = arguments.choice(ListOption.header, or: ListOption.noHeader)
    let reported = response.faults.isEmpty ? response.status : .faults
    return Outcome(
      standardOutput: format.rendering(of: response.answer, on: page, header: header),
      standardError: Report.lines(notes: response.notes, faults: response.faults),
      status: reported,
      isPageable: (format == .text || format == .table) && response.answer.isForReading
        && !arguments.has(GlobalOption.noPager),
      show: response.show, answer: response.answer)
  }
}

extension Outcome {
  fileprivate init(_ failure: Failure) {
    self.init(
      standardError: Report.lines(notes: [failure.message], faults: []), status: failure.status)
  }
}
