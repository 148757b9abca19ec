import Foundation

/// Where programs that are built with coverage leave their counts.
enum CoverageProfile {
  /// The variable that says so, for the environment of a child: empty when nothing is counted.
  ///
  /// A child without it would drop a `default.profraw` into the current folder, and what it ran
  /// would not count.
  static let variable = ProcessInfo.processInfo.environment.filter { $0.key == "LLVM_PROFILE_FILE" }
}
