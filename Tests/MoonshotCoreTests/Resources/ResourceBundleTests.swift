import Foundation
import MoonshotCore
import Testing

@Suite("Decoding a resource")
struct ResourceBundleTests {
  private func firstFault<T: Decodable>(_ text: String, as type: T.Type) -> Fault? {
    do throws(Fault) {
      _ = try ResourceBundle(texts: ["a.json": text]).decode("a.json", as: T.self)
      return nil
    } catch {
      return error
    }
  }

  @Test func `reads the embedded files as arrays and dictionaries`() throws {
    let missions: [Mission] = try ResourceBundle.embedded.decode("missions.json")
    let astronauts: [String: Astronaut] = try ResourceBundle.embedded.decode("astronauts.json")
    #expect(missions.count == 18)
    #expect(astronauts.count == 32)
    #expect(astronauts.allSatisfy { $0.key == $0.value.id })
  }

  @Test func `reads types that this library does not know`() throws {
    struct Feature: Decodable { let name: String }
    let features: [String: [Feature]] = try ResourceBundle.embedded.decode("moon.json")
    #expect(features["maria"]?.isEmpty == false)
    let sources = try ResourceBundle.embedded.decode("sources.json", as: [String: String].self)
    #expect(sources["SP4205"] != nil)
  }

  @Test(arguments: ["missing.json", "", "../missions.json", "missions.json\0", "/etc/passwd"])
  func `a name that no embedded file has is a missing file`(_ name: String) {
    #expect(throws: Fault(.missing, file: name)) {
      try ResourceBundle.embedded.decode(name, as: [Mission].self)
    }
  }

  @Test func `an error names file, record, field, what was expected and what was found`() throws {
    let text = #"[{"id": 7}, {"id": 11, "launchDate": "Dec 21, 1968"}, {"id": "x"}]"#
    let fault = try #require(firstFault(text, as: [Mission].self))
    #expect(fault.file == "a.json")
    #expect(fault.record == Fault.Record(position: 2, id: "11"))
    #expect(fault.field == "launchDate")
    #expect(fault.problem.expected == "a date like 1968-12-21")
    #expect(fault.problem.found == #""Dec 21, 1968""#)
    #expect(fault.severity == .error)
  }

  @Test(arguments: [
    (#"[{"id": 1, "crew": [{"name": "a"}, {"name": 5}]}]"#, "crew[1].name", "a string", "5"),
    (
      #"[{"id": 1, "landing": {"evas": [{}, {"start": 1}]}}]"#, "landing.evas[1].start", "a string",
      "1"
    ),
    (#"[{"id": 7.5}]"#, "id", "a whole number", "7.5"),
    (#"[{"name": "x"}]"#, "id", "a value", "nothing"),
    (
      #"[{"id": 99999999999999999999}]"#, "id",
      "a whole number from -9223372036854775808 to 9223372036854775807", "99999999999999999999"
    ),
    (#"[{"id": 1, "crew": {}}]"#, "crew", "an array", "an object"),
    (#"[{"id": 1, "callSigns": []}]"#, "callSigns", "an object", "an array"),
    (
      #"[{"id": 1, "launchDate": "1969-02-29"}]"#, "launchDate", "a day that exists",
      #""1969-02-29""#
    ),
    (
      #"[{"id": 1, "liftoff": "1969-13-01T00:00:00Z"}]"#, "liftoff", "a day that exists",
      #""1969-13-01T00:00:00Z""#
    ),
    (
      #"[{"id": 1, "splashdown": "soon"}]"#, "splashdown",
      "a time in UTC like 1969-07-20T20:17:40Z",
      #""soon""#
    ),
  ])
  func `an error leads to the field`(
    _ text: String, _ field: String, _ expected: String, _ found: String
  ) throws {
    let fault = try #require(firstFault(text, as: [Mission].self))
    #expect(fault.record?.position == 1)
    #expect(fault.field == field)
    #expect(fault.problem.expected == expected)
    #expect(fault.problem.found == found)
  }

  @Test func `a dictionary's record is its key, digits or not, and the first fault is the first`()
    throws
  {
    let members = (1...100).map { "\"\($0)\": {\"name\": \($0 > 41 ? "5" : "\"a\"")}" }
    let text = "{" + members.joined(separator: ", ") + "}"
    let fault = try #require(firstFault(text, as: [String: Astronaut].self))
    #expect(fault.record == Fault.Record(position: 42, id: "42"))
    #expect(fault.field == "name")
    let whole = "{\"1\": {\"name\": \"a\"}, \"x\": {\"id\": \"y\"}}"
    let astronauts: [String: Astronaut] = try ResourceBundle(texts: ["a.json": whole]).decode(
      "a.json")
    #expect(astronauts.mapValues(\.id) == ["1": "1", "x": "y"])
  }

  @Test func `an error of a foreign type is a sentence too`() throws {
    enum Seat: String, Decodable { case pilot }
    struct Odd: Decodable {
      init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    }
    let fault = try #require(firstFault("[[\"pilot\"], [\"cook\"]]", as: [[Seat]].self))
    #expect(fault.record == Fault.Record(position: 2, id: nil))
    #expect(fault.field == "[0]")
    #expect(fault.problem.found == "\"cook\"")
    #expect(fault.description.contains("cook"))
    #expect(firstFault("[1]", as: [Odd].self)?.problem.found == "1")
    #expect(
      firstFault("5", as: Bool.self)?.description == "a.json: expected true or false, found 5")
  }

  @Test func `slips that reading passes over are errors for a strict reader`() {
    #expect(firstFault("[1,]", as: [Int].self) != nil)
    #expect(firstFault("[\"\u{1}\"]", as: [String].self) != nil)
  }

  @Test func `the models decode with Foundation's decoder as well`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources")
    let missions = try JSONDecoder().decode(
      [Mission].self, from: Data(contentsOf: file.appending(path: "missions.json")))
    let astronauts = try JSONDecoder().decode(
      [String: Astronaut].self, from: Data(contentsOf: file.appending(path: "astronauts.json")))
    #expect(missions == (try ResourceBundle.embedded.decode("missions.json")))
    #expect(astronauts == (try ResourceBundle.embedded.decode("astronauts.json")))
    let older = #"[{"id": "armstrong", "name": "Neil"}]"#
    #expect(
      try JSONDecoder().decode([Astronaut].self, from: Data(older.utf8)).map(\.id) == ["armstrong"])
  }
}
