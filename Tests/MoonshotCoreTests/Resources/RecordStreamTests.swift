import Foundation
import MoonshotCore
import Testing

/// What has nothing to report is read in pieces; it must be what the slow path reads.
@Suite("Sound files, read in pieces")
struct RecordStreamTests {
  /// Calls `body` with a folder of these files.
  private func withFolder(
    missions: String, astronauts: String, _ body: (ResourceBundle) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(missions.utf8).write(to: folder.appending(path: "missions.json"))
    try Data(astronauts.utf8).write(to: folder.appending(path: "astronauts.json"))
    try body(ResourceBundle(folder: folder.path(percentEncoded: false)))
  }

  private func missions(_ bundle: ResourceBundle) -> [Mission]? {
    bundle.soundRecords("missions.json", isDictionary: false)
  }

  private func astronauts(_ bundle: ResourceBundle) -> [Astronaut]? {
    bundle.soundRecords("astronauts.json", isDictionary: true)
  }

  /// Missions of every length, with escapes and letters of two to four bytes all over.
  private func manyMissions(_ count: Int, indent: String = "") -> String {
    let records = (1...count).map { id in
      let text = String(repeating: "é月🚀\\n\\u00e9\\\"", count: id % 97)
      return "\(indent){\"id\": \(id),\(indent)\"name\": \"\(text)\", \"description\": \"\(text)\"}"
    }
    return "[" + records.joined(separator: ",") + "\n]\n"
  }

  @Test func `the built-in catalog is sound`() {
    #expect(missions(.embedded) == CatalogFiles(.embedded).missions.records)
    #expect(astronauts(.embedded) == CatalogFiles(.embedded).astronauts.records)
  }

  @Test(arguments: ["", "\n  ", "\n\t\t\t\t\t\t\t\t\t\t\t\t"], [0, 1, 2, 3, 5, 7, 11])
  func `a piece may end anywhere`(_ indent: String, _ shift: Int) throws {
    let text = String(repeating: " ", count: shift) + manyMissions(400, indent: indent)
    try #require(text.utf8.count > 600_000)
    let people = (1...9000).map { "\"p\($0)\": {\"name\": \"Jørgen 月 \($0)\"}" }
    try withFolder(missions: text, astronauts: "{" + people.joined(separator: ", ") + "}") {
      let files = CatalogFiles($0)
      #expect(missions($0) == files.missions.records)
      #expect(astronauts($0) == files.astronauts.records)
      #expect(files.missions.records.count == 400 && files.astronauts.records.count == 9000)
    }
  }

  @Test func `a record may be longer than a piece`() throws {
    let long = String(repeating: "é", count: 700_000)
    let text = "[{\"id\": 1}, {\"id\": 2, \"name\": \"\(long)\"}, {\"id\": 3}]"
    try withFolder(missions: text, astronauts: "[{\"id\": \"a\", \"name\": \"\(long)\"}]") {
      #expect(missions($0)?.map(\.title) == ["Apollo 1", long, "Apollo 3"])
      #expect(astronauts($0)?.map(\.name) == [long])
    }
  }

  @Test(arguments: [
    "[]", "[ ]\n", "\u{FEFF}[{\"id\": 1}]", "[{\"id\": 1}]", " [ {\"id\": 1} , {\"id\": \"2\"} ] ",
    "[{\"id\": 1, \"future\": [[{}]]}]", "[{\"id\": 1, \"name\": null, \"id\": 2}]",
  ])
  func `what is plain is sound`(_ text: String) throws {
    try withFolder(missions: text, astronauts: text) {
      #expect(missions($0) != nil)
      #expect(missions($0) == CatalogFiles($0).missions.records)
    }
  }

  @Test(arguments: [
    "", " ", "1", "null", "{}", "{\"missions\": []}", "{\"id\": 1}", "[{\"id\": 1}",
    "[{\"id\": 1},]",
    "[,{\"id\": 1}]", "[{\"id\": 1} {\"id\": 2}]", "[{\"id\": 1}]]", "[{\"id\": 1}] x", "[1]",
    "[[]]",
    "[{}]", "[{\"id\": 1, \"name\": 5}]", "[{\"id\": 1,}]", "[{\"id\": 1, \"name\": \"a\tb\"}]",
    "[{\"id\": 1, \"crew\": [{}]}]", "[{\"id\": 1, \"launchDate\": \"soon\"}]", "[{\"id\": 1}",
  ])
  func `what has anything to report is not`(_ text: String) throws {
    try withFolder(missions: text, astronauts: "{}") {
      #expect(missions($0) == nil)
      #expect(!Catalog($0).faults.isEmpty)
    }
  }

  @Test(arguments: [
    "{\"a\": {\"id\": \"b\"}}", "{\"a\": {\"name\": \"A\"}, \"b\": 5}", "{\"a\": {}}",
    "{\"a\": [{}]}",
    "{\"astronauts\": {\"a\": {\"name\": \"A\"}}}", "{\"astronauts\": [{\"id\": \"a\"}]}",
    "{\"id\": \"a\", \"name\": \"A\"}", "{\"a\": {\"name\": \"A\"},}", "{\"a\" {\"name\": \"A\"}}",
  ])
  func `nor is a dictionary that is unusual`(_ text: String) throws {
    try withFolder(missions: "[]", astronauts: text) {
      #expect(astronauts($0) == nil)
      #expect(Catalog($0).astronauts == CatalogFiles($0).astronauts.records)
    }
  }

  @Test func `a record that stands under the name of its kind is one, however far down its id is`()
    throws
  {
    let unknown = (1...200).map { "\"key\($0)\": {}" }.joined(separator: ", ")
    let text = "{\"astronauts\": {\(unknown), \"id\": \"astronauts\"}}"
    try withFolder(missions: "[]", astronauts: text) {
      #expect(astronauts($0)?.map(\.id) == ["astronauts"])
      #expect(astronauts($0) == CatalogFiles($0).astronauts.records)
    }
  }

  @Test(arguments: [
    ("[{\"id\": 1}, {\"id\": 1}]", "[{\"id\": \"a\"}]"),
    ("[{\"id\": 1}]", "[{\"id\": \"a\"}, {\"id\": \"a\"}]"),
    ("[{\"id\": 1, \"crew\": [{\"name\": \"b\"}]}]", "[{\"id\": \"a\"}]"),
  ])
  func `what shows only when files are joined is reported too`(
    _ missions: String, _ astronauts: String
  ) throws {
    try withFolder(missions: missions, astronauts: astronauts) {
      #expect(self.missions($0) != nil && self.astronauts($0) != nil)
      #expect(Catalog($0).faults.count == 1)
      #expect(Catalog($0).faults == Catalog(files: CatalogFiles($0)).faults)
    }
  }
}
