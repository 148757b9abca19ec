import MoonshotCore

/// Answers a command line; touches nothing outside `environment`.
///
/// - Parameters:
///   - arguments: The words behind the program's name.
///   - environment: The world as far as it matters.
/// - Returns: what goes to the two streams, and the exit status. Nothing is thrown or trapped,
///   whatever the words and the catalog are.
package func run(_ arguments: [String], in environment: Environment) -> Outcome {
  do throws(UsageError) {
    switch try ArgumentParser.parse(arguments) {
    case .usage: return Outcome(text: HelpPage.usage)
    case .version: return Outcome(text: "moonshot \(version)\n")
    case .help(let page, .json):
      return Outcome(standardOutput: page.json.prettyJSON + "\n".utf8)
    case .help(let page, _): return Outcome(text: page.text, isPageable: page != .manual)
    case .run(let arguments): return try Call(arguments, in: environment).outcome()
    }
  } catch {
    return Outcome(standardError: error.report, status: .usage)
  }
}

extension Outcome {
  fileprivate init(text: String, isPageable: Bool = false) {
    self.init(standardOutput: Array(text.utf8), isPageable: isPageable)
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
  /// about another one.
  private var needsCatalogInUse: Bool { command != .check || operands.isEmpty }

  /// The answer in the format asked for, with what there is to say beside it.
  private func rendered(_ response: Response) -> Outcome {
    let header = arguments.choice(ListOption.header, or: ListOption.noHeader)
    let reported = response.faults.isEmpty ? response.status : .faults
    return Outcome(
      standardOutput: response.answer.rendered(format, on: page, header: header),
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
