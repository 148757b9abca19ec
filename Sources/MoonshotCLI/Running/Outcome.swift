/// What a call came to: what goes to the two streams, and the exit status.
package struct Outcome: Equatable, Sendable {
  package var standardOutput: [UInt8]
  package var standardError: String
  package var status: ExitStatus

  /// Whether the answer is for reading, so that a long one may go through a pager.
  package var isPageable: Bool

  /// What goes on on the terminal before anything is written.
  package var show: Show?

  private let remains: Remains

  package init(
    standardOutput: [UInt8] = [], standardError: String = "", status: ExitStatus = .success,
    isPageable: Bool = false, show: Show? = nil
  ) {
    self.init(
      standardOutput: standardOutput, standardError: standardError, status: status,
      isPageable: isPageable, show: show, answer: nil)
  }

  init(
    standardOutput: [UInt8], standardError: String, status: ExitStatus, isPageable: Bool,
    show: Show?, answer: (any Answer)?
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.status = status
    self.isPageable = isPageable
    self.show = show
    remains = Remains(answer: answer)
  }
}

/// What an outcome was made of, kept until the process ends: to free a catalog of thousands takes
/// a tenth of the time of answering.
private struct Remains: Equatable, Sendable {
  let answer: (any Answer)?

  static func == (left: Remains, right: Remains) -> Bool { true }
}

/// How a call ended, as scripts see it.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Nothing of that name, no hit, or more than one meant.
  case notFound = 1
  case usage = 2
  /// The catalog has faults, or can't be read.
  case faults = 3
  /// The output could not be written.
  case output = 4
}
