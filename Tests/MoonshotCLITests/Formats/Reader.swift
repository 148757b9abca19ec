import Foundation

/// Programs that read what moonshot writes.
enum Reader {
  static let jq = ChildRun.path(of: "jq")
  static let sqlite = ChildRun.path(of: "sqlite3")
  static let python = ChildRun.path(of: "python3")

  /// A Python that has the Markdown renderer `markdown-it-py`.
  static let markdown: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/python3" }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
      .first { (try? output(of: $0, ["-c", "import markdown_it; print('here')"])) == "here\n" }
  }()

  /// What `program` says about a file with `bytes`, whose path follows the other arguments.
  static func reading(
    _ bytes: [UInt8], with program: String, _ arguments: [String]
  ) throws -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return try ChildRun.withFile(text, named: "answer") { path in
      try output(of: program, arguments + [path])
    }
  }

  /// The JSON value that `program` makes of a file with `bytes`.
  static func value<Value>(
    of bytes: [UInt8], read by: String, _ arguments: [String], as type: Value.Type = Value.self
  ) throws -> Value? {
    let answer = try reading(bytes, with: by, arguments)
    let value = try JSONSerialization.jsonObject(
      with: Data(answer.utf8), options: .fragmentsAllowed)
    return value as? Value
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let environment = ProcessInfo.processInfo.environment
    return try ChildRun.output(
      of: program, arguments,
      environment: [
        "PATH": environment["PATH"] ?? "/usr/bin:/bin", "HOME": environment["HOME"] ?? "/",
        "PYTHONIOENCODING": "utf-8",
      ])
  }
}
