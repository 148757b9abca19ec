import MoonshotCore

/// An answer, what to say beside it, and how the call ends.
struct Response {
  let answer: any Answer

  /// Lines for standard error, without "moonshot: " and newline.
  var notes: [String] = []

  /// What was wrong in the catalog; any fault makes the status ``ExitStatus/faults``.
  var faults: [Fault] = []

  var status = ExitStatus.success

  /// What goes on on the terminal before anything is said.
  var show: Show?
}

/// Why a command can't answer at all.
struct Failure: Error {
  let message: String
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }
}

extension Failure {
  /// The folder of a catalog that is none, with the system's reason.
  static func unreadableFolder(_ folder: String, _ problem: String) -> Failure {
    Failure("can't read the catalog in '\(folder.excerpt(200))': \(problem)", .faults)
  }
}

/// What a command throws.
enum CommandError: Error {
  case usage(UsageError)
  case failure(Failure)
}
