import MoonshotCore
import TextLayout

/// The lines on standard error that go with an answer.
enum Report {
  /// More faults than these are counted, not told.
  static let mostFaults = 5

  static func lines(notes: [String], faults: [Fault]) -> String {
    var lines = notes + faults.prefix(mostFaults).map(\.description)
    if faults.count > mostFaults {
      lines.append("and \(faults.count - mostFaults) more; see moonshot check")
    }
    return lines.map { "moonshot: \($0.sanitized)\n" }.joined()
  }
}
