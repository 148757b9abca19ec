import Foundation
import MoonshotCore
import Testing

/// What people have who followed the tutorial, and what can happen to it on the way.
@Suite("Other people's catalogs")
struct CommunityCatalogTests {
  private static let missions = """
    [
      {"id": 1, "crew": [{"name": "grissom", "role": "Commander"}], "description": "A fire."},
      {"id": 11, "launchDate": "1969-07-16", "description": "First.\\nSteps.",
       "crew": [{"name": "armstrong", "role": "commander"}, {"name": "aldrin", "role": "LUNAR MODULE PILOT"}]}
    ]
    """
  private static let dictionary = """
    {"grissom": {"id": "grissom", "name": "Gus Grissom", "description": "x"},
     "armstrong": {"id": "armstrong", "name": "Neil Armstrong", "description": "x", "image": "n.png"},
     "aldrin": {"id": "aldrin", "name": "Buzz Aldrin", "description": "x"}}
    """
  private static let array = """
    [{"id": "grissom", "name": "Gus Grissom", "description": "x"},
     {"id": "armstrong", "name": "Neil Armstrong", "description": "x"},
     {"id": "aldrin", "name": "Buzz Aldrin", "description": "x"}]
    """

  // MARK: What works

  @Test(arguments: [dictionary, array])
  func `dictionary or array, dated or not, roles in any case: nothing to report`(
    _ astronauts: String
  ) {
    let catalog = Catalog(ResourceBundle(missions: Self.missions, astronauts: astronauts))
    #expect(catalog.sentences == [])
    #expect(catalog.missions.map(\.launchDate?.description) == [nil, "1969-07-16"])
    #expect(
      catalog.missions.map { catalog.crew(of: $0).map(\.name) } == [
        ["Gus Grissom"], ["Neil Armstrong", "Buzz Aldrin"],
      ])
  }

  @Test(arguments: [
    #"[{"id": 4, "name": "Gemini 4", "crew": []}]"#, #"[{"id": "11"}]"#,
    #"[{"id": 1, "launchDate": null}]"#,
    #"[{"id": 1, "launchDate": "1969-07-16T13:32:00.000Z"}]"#, #"[{"id": 1, "crew": null}]"#,
    #"[{"id": 1, "crew": [{"name": "Neil Armstrong", "role": "x"}]}]"#,
    #"[{"id": 1, "crew": [{"name": "armstrong", "role": "x"}, {"name": "armstrong", "role": "x"}]}]"#,
    #"[{"id": 1, "crew": [{"name": "armstrong"}], "patch": {"any": ["thing"]}}]"#, "[]",
  ])
  func `what the contract allows is no fault`(_ missions: String) {
    let catalog = Catalog(ResourceBundle(missions: missions, astronauts: armstrongAlone))
    #expect(catalog.sentences == [])
  }

  @Test func `byte order marks, CRLF and UTF-16 are read`() throws {
    let text = Self.missions.replacing("\n", with: "\r\n")
    let encodings: [(String, String.Encoding)] = [
      ("\u{FEFF}" + text, .utf8), (text, .utf16LittleEndian), ("\u{FEFF}" + text, .utf16BigEndian),
    ]
    for (text, encoding) in encodings {
      let bytes = [UInt8](try #require(text.data(using: encoding)))
      let catalog = Catalog(
        ResourceBundle(files: ["missions.json": bytes, "astronauts.json": Array(Self.array.utf8)]))
      #expect(catalog.sentences == [])
      #expect(catalog.missions.count == 2)
    }
  }

  // MARK: What is wrong, and the sentence for it

  private static let page = "<!DOCTYPE html>\n<html><body>Not found</body></html>"

  @Test(
    arguments: [
      (page, 0, "missions.json: this is a web page (HTML), not JSON; download the raw file"),
      ("", 0, "missions.json: the file is empty"), (" \n", 0, "missions.json: the file is empty"),
      (
        #"{"missions": [{"id": 1}, {"id": 2}]}"#, 2,
        "missions.json: expected an array of missions, found an object that wraps it in \"missions\""
      ),
      (
        #"{"count": 2, "meta": [], "data": [{"id": 1}, {"id": 2}]}"#, 2,
        "missions.json: expected an array of missions, found an object that wraps it in \"data\""
      ),
      (
        #"{"id": 11, "crew": [{"name": "armstrong", "role": "x"}]}"#, 1,
        "missions.json: expected an array of missions, found one of them alone"
      ),
      (#"{"11": {"id": 11}}"#, 1, "missions.json: expected an array of missions, found an object"),
      ("5", 0, "missions.json: expected an array of missions, found 5"),
      (
        #"[{"id": 1}, {"id": 7.5}, {"id": 3}]"#, 2,
        "missions.json, record 2 (id 7.5), id: expected a whole number, found 7.5"
      ),
      (
        #"[{"id": 1}, {}, {"id": 3}]"#, 2,
        "missions.json, record 2, id: expected a value, found nothing"
      ),
      (#"[{"id": 1}, null]"#, 1, "missions.json, record 2: expected an object, found null"),
      (
        #"[{"id": 8, "launchDate": "Dec 21, 1968"}]"#, 1,
        "missions.json, record 1 (id 8), launchDate: "
          + "expected a date like 1968-12-21, found \"Dec 21, 1968\""
      ),
      (
        #"[{"id": 8, "launchDate": "1968-12-32"}]"#, 1,
        "missions.json, record 1 (id 8), launchDate: expected a day that exists, found \"1968-12-32\""
      ),
      (
        #"[{"id": 8, "crew": [{"name": "armstrong"}, {"name": "lovel"}]}]"#, 1,
        "missions.json, record 1 (id 8), crew[1].name: nobody in astronauts.json has the id \"lovel\""
      ),
      (
        #"[{"id": 8, "crew": ["armstrong"]}]"#, 1,
        "missions.json, record 1 (id 8), crew[0]: expected an object, found \"armstrong\""
      ),
      (
        "[{\"id\": 1},\n {\"id\": 2, \"name", 1,
        "missions.json: the file ends on line 2, in the middle of a value; the rest is missing"
      ),
      (
        "[{\"id\": 1},\n {\"id\": 2]", 1,
        "missions.json: line 2, column 10 is not valid JSON: expected ',' or '}', found ']'; "
          + "nothing behind it is read"
      ),
      (
        "[{\"id\": 1},\n {\"id\": 2,}]", 2,
        "missions.json: line 2, column 10 is not valid JSON: expected no comma before a closing bracket, "
          + "found one"
      ),
      (
        "[{\"id\": 1, \"name\": \"a\tb\"}]", 1,
        "missions.json: line 1, column 22 is not valid JSON: expected \\t in a string, found a tab"
      ),
    ])
  func `each wreck has its sentence, and the rest is there`(
    _ missions: String, _ count: Int, _ sentence: String
  ) {
    let catalog = Catalog(ResourceBundle(missions: missions, astronauts: armstrongAlone))
    #expect(catalog.sentences == [sentence])
    #expect(catalog.missions.count == count)
    #expect(catalog.astronauts.count == 1)
  }

  @Test(arguments: [
    (
      #"{"astronauts": {"a": {"id": "a", "name": "A"}}}"#, 1,
      "astronauts.json: expected a dictionary or an array of astronauts, "
        + "found an object that wraps it in \"astronauts\""
    ),
    (
      #"{"astronauts": [{"id": "a", "name": "A"}], "version": 2}"#, 1,
      "astronauts.json: expected a dictionary or an array of astronauts, "
        + "found an object that wraps it in \"astronauts\""
    ),
    (
      #"{"a": {"id": "a", "name": "A"}, "b": []}"#, 1,
      "astronauts.json, record 2 (id b): expected an object, found an array"
    ),
    (
      #"{"a": {"name": "A", "links": {"x": {}}}, "b": {"name": 5}}"#, 2,
      "astronauts.json, record 2 (id b), name: expected a string, found 5"
    ),
    (
      #"{"a": {"id": "b", "name": "A"}}"#, 1,
      "astronauts.json, record 1 (id a), id: the key is \"a\", but its id is \"b\""
    ),
    (
      #"[{"id": "a"}, {"id": "a"}]"#, 2,
      "astronauts.json, record 2 (id a), id: the id a is already that of record 1"
    ),
    (
      #"{"id": "a", "name": "A", "flights": [{"name": "x"}]}"#, 1,
      "astronauts.json: expected a dictionary or an array of astronauts, found one of them alone"
    ),
    ("[{\"name\": \"A\"}]", 0, "astronauts.json, record 1, id: expected a value, found nothing"),
  ])
  func `the same holds for astronauts`(_ astronauts: String, _ count: Int, _ sentence: String) {
    let catalog = Catalog(ResourceBundle(astronauts: astronauts))
    #expect(catalog.sentences == [sentence])
    #expect(catalog.astronauts.count == count)
  }

  @Test func `a Latin-1 file loses letters, not records`() throws {
    let text = #"[{"id": 1, "name": "Réné"}, {"id": 2, "name": "Zoë"}]"#
    let bytes = [UInt8](try #require(text.data(using: .isoLatin1)))
    let catalog = Catalog(
      ResourceBundle(files: ["missions.json": bytes, "astronauts.json": [0x5B, 0x5D]]))
    #expect(
      catalog.sentences == [
        "missions.json: line 1 is not UTF-8 (is the file Latin-1?); save it as UTF-8"
      ])
    #expect(catalog.missions.map(\.title) == ["R\u{FFFD}n\u{FFFD}", "Zo\u{FFFD}"])
  }

  @Test func `one file missing leaves the other, and no crew is blamed for it`() throws {
    let onlyMissions = Catalog(ResourceBundle(texts: ["missions.json": Self.missions]))
    #expect(onlyMissions.sentences == ["astronauts.json: there is no such file"])
    let mission = try #require(onlyMissions.mission(11))
    #expect(onlyMissions.crew(of: mission).map(\.name) == ["armstrong", "aldrin"])
    let onlyPeople = Catalog(ResourceBundle(texts: ["astronauts.json": Self.array]))
    #expect(onlyPeople.sentences == ["missions.json: there is no such file"])
    #expect(onlyPeople.astronauts.count == 3)
  }

  @Test func `every record is read whatever stands beside it`() {
    let bad = ["{}", "null", "5", "[]", "\"x\"", "{\"id\": 7.5}", "{\"id\": null}", "{\"id\": {}}"]
    let records = (1...50).map { "{\"id\": \($0)}" }
    for (place, wreck) in bad.enumerated() {
      var mixed = records
      mixed.insert(wreck, at: place * 6)
      let catalog = Catalog(ResourceBundle(missions: "[\(mixed.joined(separator: ","))]"))
      #expect(catalog.missions.map(\.id) == Array(1...50))
      #expect(catalog.faults.map(\.record?.position) == [place * 6 + 1])
    }
  }
}
