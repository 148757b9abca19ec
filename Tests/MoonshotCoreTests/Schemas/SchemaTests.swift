import Foundation
import Testing

/// The schemas, judged by a validator that is not ours: Python's `jsonschema`.
@Suite("JSON Schemas", .enabled(if: SchemaValidator.isThere, "needs python3 with jsonschema"))
struct SchemaTests {
  @Test(arguments: ["missions", "astronauts"])
  func `the bundled file is valid, and so is the schema`(_ name: String) throws {
    let text = try String(
      contentsOf: SchemaValidator.resources.appending(path: name + ".json"), encoding: .utf8)
    #expect(try SchemaValidator.verdicts(on: [text], by: name) == [true])
  }

  @Test(arguments: [
    (
      "missions",
      [
        "[]", #"[{"id": 11}]"#, #"[{"id": "11", "launchDate": null}]"#,
        #"[{"id": 4, "name": "Gemini 4", "crew": [{"name": "mcdivitt"}], "any": {"thing": 1}}]"#,
        #"[{"id": 11, "launchDate": "1969-07-16T13:32:00Z", "landing": {"latitude": 0.6}}]"#,
      ]
    ),
    (
      "astronauts",
      [
        "{}", "[]", #"{"aldrin": {"id": "aldrin", "name": "Buzz Aldrin", "description": "x"}}"#,
        #"[{"id": "aldrin", "name": "Buzz Aldrin", "description": "x", "image": "b.png"}]"#,
      ]
    ),
  ])
  func `the tutorial's forms are valid`(_ name: String, _ texts: [String]) throws {
    #expect(try SchemaValidator.verdicts(on: texts, by: name) == texts.map { _ in true })
  }

  @Test(arguments: [
    (
      "missions",
      [
        "{}", "null", "[5]", "[{}]", #"[{"id": 7.5}]"#, #"[{"id": -1}]"#, #"[{"id": "XI"}]"#,
        #"[{"id": 1, "launchDate": "Dec 21, 1968"}]"#, #"[{"id": 1, "launchDate": "1968-13-01"}]"#,
        #"[{"id": 1, "crew": {}}]"#, #"[{"id": 1, "crew": [{"role": "Pilot"}]}]"#,
        #"[{"id": 1, "crew": ["a"]}]"#,
        #"[{"id": 1, "summary": ""}]"#, #"[{"id": 1, "liftoff": "noon"}]"#,
        #"[{"id": 1, "duration": -1}]"#,
        #"[{"id": 1, "landing": {"latitude": 91}}]"#,
        #"[{"id": 1, "landing": {"longitude": -181}}]"#,
        #"[{"id": 1, "notes": [{"text": "x"}]}]"#, #"[{"id": 1, "singleSources": {"a": 5}}]"#,
      ]
    ),
    (
      "astronauts",
      [
        "null", "5", #"{"a": 5}"#, #"{"a": {"name": "A"}}"#, #"[{"id": "a"}]"#,
        #"[{"id": 5, "name": "A"}]"#,
        #"[{"id": "a", "name": "A", "birthDate": "1930"}]"#,
        #"[{"id": "a", "name": "A", "group": 0}]"#,
        #"[{"id": "a", "name": "A", "flights": [{"role": "Pilot"}]}]"#,
        #"[{"id": "a", "name": "A", "timeInSpace": "long"}]"#,
      ]
    ),
  ])
  func `what is wrong is not valid`(_ name: String, _ texts: [String]) throws {
    #expect(try SchemaValidator.verdicts(on: texts, by: name) == texts.map { _ in false })
  }
}

/// Python's `jsonschema`, run as a child.
private enum SchemaValidator {
  static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Resources").standardized

  static let isThere = (try? run("import jsonschema", [], "")) != nil

  /// Whether each of `texts` is valid by the schema of `name`.
  static func verdicts(on texts: [String], by name: String) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      kind = jsonschema.validators.validator_for(schema)
      kind.check_schema(schema)
      print(*[int(kind(schema).is_valid(json.loads(text))) for text in json.load(sys.stdin)])
      """
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let schema = resources.appending(path: name + ".schema.json").path(percentEncoded: false)
    return try run(program, [schema], input).split(whereSeparator: \.isWhitespace).map { $0 == "1" }
  }

  private struct Failure: Error {
    let status: Int32
  }

  private static func run(_ program: String, _ arguments: [String], _ input: String) throws
    -> String
  {
    // The input goes through a file: a pipe that nobody drains yet would hold us up.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
