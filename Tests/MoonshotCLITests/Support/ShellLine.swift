import Foundation

/// Lines for `sh` that call the program as `moonshot`.
enum ShellLine {
  /// Runs a line; no variables but `PATH` and `variables`.
  static func ending(
    of line: String, variables: [String: String] = [:]
  ) throws -> ChildRun.Ending {
    guard let program = BuiltProgram.path else { throw Spawning.Failed() }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    return try ChildRun.ending(
      of: "/bin/sh", ["-c", line],
      variables: ["PATH": "\(folder):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        .merging(variables) { $1 })
  }
}
