import Foundation

/// Runs programs in an environment of their own, to their end.
enum ChildRun {
  /// What a program wrote, and its status: 128 and the number of a signal when one ended it, as
  /// shells say it.
  struct Ending: Hashable {
    let output: [UInt8]
    let error: String
    let status: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Where a program is installed; `nil` if it isn't.
  static func path(of program: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].lazy
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: what it wrote to standard output and standard error together.
  static func output(
    of program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let variables = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb",
      "HOME": NSTemporaryDirectory(),
    ].merging(environment) { $1 }
    return try withFile("", named: "output") { file in
      let child = try Spawning.start(
        program, arguments, variables: variables, streams: .files(output: file, error: file))
      _ = try Spawning.waited(for: child)
      return try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
  }

  /// Runs a program to its end with no variables but `variables`, and nothing to read.
  static func ending(
    of program: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Ending {
    try withFile("", named: "output") { output in
      let error = output + ".error"
      let child = try Spawning.start(
        program, arguments, variables: variables, streams: .files(output: output, error: error))
      let status = try Spawning.waited(for: child)
      return try Ending(
        output: Array(Data(contentsOf: URL(fileURLWithPath: output))),
        error: String(decoding: Data(contentsOf: URL(fileURLWithPath: error)), as: UTF8.self),
        status: status)
    }
  }

  /// Writes a file that lasts while `body` runs, alone in a folder.
  static func withFile<Result>(
    _ text: String, named name: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("moonshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }
}
