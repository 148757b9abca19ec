import Foundation
import MoonshotCore
import Testing

@Suite("Keys that checking knows")
struct KnownKeysTests {
  /// The keys are written down a second time in the schemas; the two lists must not drift apart.
  @Test(arguments: ["missions", "astronauts"])
  func `every key of the schemas is known, and close spellings of it are not`(_ name: String) throws
  {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources/\(name).schema.json")
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var keys: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        (object["properties"] as? [String: Any]).map { keys.formUnion($0.keys) }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    collect(schema)
    #expect(keys.count > 15)
    let record = (name == "missions" ? "\"id\": 1" : "\"id\": \"a\"") + ", \"description\": \"x\""
    for key in keys where key.count > 3 {
      let known = findings([name + ".json": "[{\(record), \"\(key)\": null}]"])
      #expect(
        !known.contains { $0.field == key && $0.severity == .warning && key != "description" },
        "\(key)")
    }
  }

  @Test(arguments: [
    "descripton", "descriptionn", "descirption", "Description", "descriptiom", "describtiom",
    "d_escription", "de scription",
  ])
  func `a slip of at most two edits is told`(_ key: String) {
    let lines = findings(["missions.json": "[{\"id\": 1, \"\(key)\": \"x\"}]"]).map(\.description)
    #expect(lines.contains { $0.hasSuffix("expected the key \"description\", found \"\(key)\"") })
  }

  @Test(arguments: ["descrbtiom", "dscrptn", "describers", "text", "d"])
  func `what is like no key is left alone`(_ key: String) {
    let found = findings(["missions.json": "[{\"id\": 1, \"\(key)\": \"x\"}]"])
    #expect(!found.contains { $0.field == key })
  }

  @Test func `a key is shown with what can't be seen in it`() {
    let text = "[{\"id\": 1, \"description\": \"x\", \"out\u{FEFF}come\": \"y\"}]"
    let lines = findings(["missions.json": text]).map(\.description)
    #expect(
      lines.contains { $0.hasSuffix("expected the key \"outcome\", found \"out\\u{FEFF}come\"") })
  }
}
