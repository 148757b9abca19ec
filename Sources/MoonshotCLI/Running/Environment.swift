package import MoonshotCore

/// Everything outside that an answer depends on; tests make their own.
package struct Environment: Sendable {
  /// The variables, as of the process.
  package var variables: [String: String]

  /// What standard output is: a terminal of a size, or anything else.
  package var output: Stream

  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool

  /// The time of the call.
  package var now: Instant

  /// Opens the catalog of a folder, or the built-in one.
  package var bundle: @Sendable (_ folder: String?) -> ResourceBundle

  /// Where the answer goes.
  package enum Stream: Hashable, Sendable {
    case pipe
    /// Zero or nonsense sizes are as the system says them.
    case terminal(columns: Int, rows: Int)
  }

  /// A world; by default one without variables and without a terminal.
  package init(
    variables: [String: String] = [:], output: Stream = .pipe, isInputTerminal: Bool = false,
    now: Instant,
    bundle: @escaping @Sendable (String?) -> ResourceBundle = { folder in
      folder.map(ResourceBundle.init(folder:)) ?? .embedded
    }
  ) {
    self.variables = variables
    self.output = output
    self.isInputTerminal = isInputTerminal
    self.now = now
    self.bundle = bundle
  }
}

extension Environment {
  /// A variable that is set and not empty.
  func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  var isTerminal: Bool { columns != nil }

  /// The width of the terminal as the system says it; `nil` for anything else.
  var columns: Int? {
    if case .terminal(let columns, _) = output { columns } else { nil }
  }

  /// Whether `TERM` says that the terminal knows neither color nor a cursor that moves.
  var isDumb: Bool { variables["TERM"] == "dumb" }
}
