import Foundation
import MoonshotCore
import Testing

@Suite("Checking a catalog")
struct CatalogCheckTests {
  /// A small catalog in which everything is right; each test breaks one thing in it.
  private static let missions = """
    [
      {
        "id": 11, "launchDate": "1969-07-16", "description": "Landed.",
        "crew": [{"name": "armstrong", "role": "Commander"}, {"name": "aldrin", "role": "Lunar Module Pilot"}],
        "backupCrew": [{"name": "lovell", "role": "Commander"}, {"name": "Some One", "role": "Pilot"}],
        "liftoff": "1969-07-16T13:32:00Z", "splashdown": "1969-07-24T16:50:35Z", "duration": 703115,
        "landing": {
          "latitude": 0.67, "longitude": 23.47,
          "landed": "1969-07-20T20:17:40Z", "liftoff": "1969-07-21T17:54:01Z", "stay": 77781,
          "evas": [{"start": "1969-07-21T02:39:33Z", "end": "1969-07-21T05:11:13Z", "duration": 9100},
                   {"start": "1969-07-21T06:00:00Z", "end": "1969-07-21T07:00:00Z"}],
          "samples": 21.55
        },
        "sources": ["A"], "singleSources": {"duration": "A"}
      }
    ]
    """
  private static let astronauts = """
    {
      "armstrong": {"id": "armstrong", "name": "Neil Armstrong", "description": "First.",
        "birthDate": "1930-08-05", "deathDate": "2012-08-25",
        "flights": [{"name": "Gemini 8", "role": "Command Pilot", "duration": 38486},
                    {"name": "Apollo 11", "mission": 11, "role": "Commander", "duration": 703115}],
        "timeInSpace": 741601},
      "aldrin": {"id": "aldrin", "name": "Buzz Aldrin", "description": "Second."},
      "lovell": {"id": "lovell", "name": "Jim Lovell", "description": "Third."}
    }
    """
  private static let events = """
    {"11": [
      {"kind": "rangeZero", "title": "zero", "get": "0:00:00", "utc": "1969-07-16T13:32:00Z"},
      {"kind": "landing", "title": "down", "get": "102:45:40", "utc": "1969-07-20T20:17:40Z", "sources": ["A"]}
    ]}
    """
  private static let files = [
    "missions.json": missions, "astronauts.json": astronauts, "events.json": events,
    "sources.json": #"{"A": "a book"}"#,
    "moon.json":
      #"{"maria": [{"name": "M", "latitude": 1, "longitude": 2, "diameter": 3}], "craters": []}"#,
  ]

  private func findings(_ files: [String: String]) -> [Fault] {
    CatalogCheck(ResourceBundle(texts: files)).findings
  }

  /// The findings when `old` in `file` is replaced by `new`.
  private func findings(
    in file: String, replacing old: String, with new: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Fault] {
    var files = Self.files
    #expect(files[file]?.contains(old) == true, sourceLocation: sourceLocation)
    files[file] = files[file]?.replacing(old, with: new, maxReplacements: 1)
    return findings(files)
  }

  @Test func `the embedded catalog is clean, warnings included`() {
    let check = CatalogCheck(.embedded)
    #expect(check.findings.map(\.description) == [])
    #expect(check.isClean(strict: true))
  }

  @Test func `a sound catalog is clean, with and without the files it may lack`() {
    #expect(findings(Self.files) == [])
    let two = Self.files.filter { ["missions.json", "astronauts.json"].contains($0.key) }
    #expect(findings(two) == [])
  }

  struct Slip: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let severity: Fault.Severity
    let field: String?
    let expected: String
    let found: String

    var testDescription: String { "\(file): \(new)" }

    init(
      _ file: String, _ old: String, _ new: String, _ severity: Fault.Severity, _ field: String?,
      _ expected: String, _ found: String
    ) {
      (self.file, self.old, self.new) = (file + ".json", old, new)
      (self.severity, self.field, self.expected, self.found) = (severity, field, expected, found)
    }
  }

  private static let crewOf11 = #"{"name": "aldrin", "role": "Lunar Module Pilot"}"#

  @Test(arguments: [
    // Types and days.
    Slip("missions", "703115", "\"long\"", .error, "duration", "a whole number", "\"long\""),
    Slip(
      "missions", "\"1969-07-16\"", "\"1969-07-32\"", .error, "launchDate", "a day that exists",
      "\"1969-07-32\""),
    // Crews.
    Slip(
      "missions", #""name": "aldrin""#, #""name": "aldrn""#, .error, "crew[1].name",
      "an id in astronauts.json", "\"aldrn\""),
    Slip(
      "missions", #""name": "lovell""#, #""name": "lovel""#, .error, "backupCrew[0].name",
      "an id in astronauts.json", "\"lovel\""),
    Slip(
      "missions", crewOf11, crewOf11 + #", {"name": "Neil Armstrong", "role": "Pilot"}"#, .error,
      "crew[2].name", "each person once", "\"Neil Armstrong\" again"),
    Slip(
      "missions", "Commander", "com-mander", .warning, "crew[0].role",
      "\"Commander\", as it is spelled elsewhere", "\"com-mander\""),
    Slip(
      "missions", "Commander", "COMMANDER", .warning, "crew[0].role",
      "\"Commander\", as it is spelled elsewhere", "\"COMMANDER\""),
    // Texts and keys.
    Slip("missions", "Landed.", "", .warning, "description", "a description", "an empty text"),
    Slip(
      "missions", "Landed.", #"Lan\u0007ded."#, .warning, "description",
      "text without control characters", "the control character U+0007"),
    Slip(
      "missions", "Landed.", "Lan\u{202E}ded.", .warning, "description",
      "text without invisible changes of direction", "the bidirectional control U+202E"),
    Slip(
      "missions", "Landed.", #"Lan\ud83dded."#, .error, "description", "whole characters",
      "half of a surrogate pair"),
    Slip(
      "missions", #""samples": 21.55"#, #""samples": 21.55, "samples": 21.55"#, .error,
      "landing.samples", "each key once", "the key \"samples\" twice"),
    Slip(
      "missions", "launchDate", "launchdate", .warning, "launchdate", "the key \"launchDate\"",
      "\"launchdate\""),
    Slip(
      "missions", "\"samples\"", "\"sample\"", .warning, "landing.sample", "the key \"samples\"",
      "\"sample\""),
    Slip(
      "missions", "\"role\": \"Lunar", "\"rol\": \"Lunar", .warning, "crew[1].rol",
      "the key \"role\"",
      "\"rol\""),
    Slip(
      "astronauts", "\"birthDate\"", "\"birth_date\"", .warning, "birth_date",
      "the key \"birthDate\"", "\"birth_date\""),
    // Times of the flight.
    Slip(
      "missions", "703115", "703117", .error, "duration", "703115 seconds, as its two times say",
      "703117"),
    Slip(
      "missions", "\"1969-07-16\"", "\"1969-07-17\"", .warning, "launchDate",
      "the day of liftoff, 1969-07-16", "1969-07-17"),
    Slip(
      "missions", "\"1969-07-16\"", "\"1968-07-16\"", .error, "launchDate",
      "the day of liftoff, 1969-07-16", "1968-07-16"),
    // The landing.
    Slip(
      "missions", "0.67", "-90.5", .error, "landing.latitude", "degrees from -90 to 90", "-90.5"),
    Slip(
      "missions", "23.47", "180.5", .error, "landing.longitude", "degrees from -180 to 180", "180.5"
    ),
    Slip(
      "missions", "77781", "77783", .error, "landing.stay", "77781 seconds, as its two times say",
      "77783"),
    Slip(
      "missions", "9100", "9000", .error, "landing.evas[0].duration",
      "9100 seconds, as its two times say", "9000"),
    Slip(
      "missions", "1969-07-21T06:00:00Z", "1969-07-21T05:00:00Z", .error, "landing.evas[1].start",
      "a time after the moonwalk before it, which ended at 1969-07-21T05:11:13Z",
      "1969-07-21T05:00:00Z"),
    Slip(
      "missions", "1969-07-21T07:00:00Z", "1969-07-21T05:50:00Z", .error, "landing.evas[1].end",
      "a time after landing.evas[1].start, 1969-07-21T06:00:00Z", "1969-07-21T05:50:00Z"),
    Slip(
      "missions", "1969-07-21T07:00:00Z", "1969-07-22T07:00:00Z", .error, "landing.evas[1].end",
      "a time during the stay, which ended at 1969-07-21T17:54:01Z", "1969-07-22T07:00:00Z"),
    Slip(
      "missions", "21.55", "-1", .error, "landing.samples", "a number that is not negative", "-1"),
    // Lives.
    Slip(
      "astronauts", "1930-08-05", "2013-08-05", .error, "deathDate",
      "a day after the birth, 2013-08-05", "2012-08-25"),
    Slip(
      "astronauts", "741601", "741600000", .error, "timeInSpace",
      "741601 seconds, the sum of the flights",
      "741600000"),
    Slip(
      "astronauts", "\"mission\": 11, ", "", .warning, "flights",
      "Apollo 11, of whose crew this is one",
      "other flights"),
    Slip("astronauts", "Second.", " ", .warning, "description", "a description", "an empty text"),
    Slip("astronauts", "\"Jim Lovell\"", "\"\"", .warning, "name", "a name", "an empty text"),
    Slip(
      "astronauts", "\"id\": \"aldrin\"", "\"id\": \"lovell\"", .error, "id",
      "the key \"aldrin\", under which the record stands", "\"lovell\""),
    // Events, the Moon and sources.
    Slip("events", "\"11\"", "\"12\"", .error, nil, "the id of a mission", "\"12\""),
    Slip(
      "events", "1969-07-20T20:17:40Z", "1969-07-20T20:17:42Z", .error, "[1].utc",
      "1969-07-20T20:17:40Z, which is liftoff and 102:45:40", "1969-07-20T20:17:42Z"),
    Slip(
      "events", "\"0:00:00\", \"utc\": \"1969-07-16T13:32:00Z\"", "\"103:00:00\"", .error, "[1]",
      "a time not before that of [0], 103:00:00", "102:45:40"),
    Slip(
      "events", "\"102:45:40\", \"utc\": \"1969-07-20T20:17:40Z\"", "\"195:18:37\"", .warning,
      "[1]",
      "a time before splashdown, 195:18:35", "195:18:37"),
    Slip(
      "events", "\"0:00:00\", \"utc\": \"1969-07-16T13:32:00Z\"", "\"-0:10:00\"", .warning, "[0]",
      "a time after liftoff", "-0:10:00"),
    Slip(
      "moon", "\"latitude\": 1", "\"latitude\": 91", .error, "maria[0].latitude",
      "degrees from -90 to 90", "91.0"),
    Slip(
      "moon", "\"diameter\": 3", "\"diameter\": 0", .error, "maria[0].diameter",
      "kilometers above 0",
      "0.0"),
    Slip(
      "missions", #""sources": ["A"]"#, #""sources": ["A", "B"]"#, .warning, "sources[1]",
      "an id in sources.json", "\"B\""),
    Slip(
      "missions", #""duration": "A""#, #""duration": "B""#, .warning, "singleSources.duration",
      "an id in sources.json", "\"B\""),
    Slip(
      "events", #""sources": ["A"]"#, #""sources": ["B"]"#, .warning, "[1].sources[0]",
      "an id in sources.json", "\"B\""),
    Slip("sources", "\"a book\"", "5", .error, nil, "a string", "5"),
  ])
  func `one slip is one finding, or the first of its consequences`(_ slip: Slip) throws {
    let all = findings(in: slip.file, replacing: slip.old, with: slip.new)
    let finding = try #require(
      all.first { $0.problem.expected == slip.expected }, "\(all.map(\.description))")
    #expect(finding.file == slip.file)
    #expect(finding.severity == slip.severity)
    #expect(finding.field == slip.field)
    #expect(finding.problem.found == slip.found)
    #expect(
      finding.record == nil
        ? ["moon.json"].contains(slip.file) : (finding.record?.position ?? 0) > 0)
    #expect(all.count <= 3, "\(all.map(\.description))")
  }

  @Test(arguments: [
    ("1969-07-24T16:50:35Z", "1969-07-15T16:50:35Z", "splashdown"),
    ("1969-07-20T20:17:40Z", "1969-07-16T13:31:00Z", "landing.landed"),
    ("1969-07-21T17:54:01Z", "1969-07-25T17:54:01Z", "landing.liftoff"),
    ("1969-07-21T17:54:01Z", "1969-07-19T17:54:01Z", "landing.liftoff"),
  ])
  func `a time on the wrong side of another is an error`(
    _ old: String, _ new: String, _ field: String
  ) {
    let all = findings(in: "missions.json", replacing: old, with: new)
    #expect(all.contains { $0.field == field && $0.severity == .error })
  }

  @Test func `astronauts without a mission, and flights of no mission, are found`() {
    let lonely = findings(
      in: "missions.json", replacing: #"{"name": "lovell", "role": "Commander"}, "#, with: "")
    #expect(lonely.map(\.record?.id) == ["lovell"])
    #expect(lonely.map(\.severity) == [.warning])
    let unknown = findings(
      in: "astronauts.json", replacing: "\"mission\": 11", with: "\"mission\": 12")
    #expect(unknown.map(\.field) == ["flights[1].mission", "flights"])
    let other = findings(
      in: "astronauts.json", replacing: "\"Buzz Aldrin\",",
      with: "\"Buzz Aldrin\", \"flights\": [{\"name\": \"Gemini 12\"}],")
    #expect(other.map(\.field) == ["flights"])
  }

  @Test func `duplicates are found at every depth, in every file`() {
    let twice = #"{"id": 11, "description": "x"}"#
    #expect(
      findings(["missions.json": "[\(twice), \(twice)]", "astronauts.json": "[]"]).map(\.field) == [
        "id"
      ])
    #expect(
      findings([
        "missions.json": "[]",
        "astronauts.json": #"{"a": {"description": "x"}, "a": {"description": "x"}}"#,
      ])
      .map(\.problem) == [.duplicateID("a", first: 1)])
    let deep = findings(
      in: "events.json", replacing: "\"kind\": \"landing\"",
      with: "\"kind\": \"a\", \"kind\": \"b\"")
    #expect(deep.map(\.field) == ["[1].kind"])
    let root = findings(in: "sources.json", replacing: "{", with: "{\"A\": \"b\", ")
    #expect(root.map(\.problem) == [.duplicateKey("A")])
  }

  @Test func `a bad element does not shift the places of those behind it`() {
    let all = findings(
      in: "missions.json", replacing: #""crew": ["#, with: #""crew": [5, {"name": "nobody"}, "#)
    #expect(all.map(\.field) == ["crew[0]", "crew[1].name"])
    let walks = findings(in: "missions.json", replacing: #""evas": ["#, with: #""evas": [[], "#)
    #expect(walks.map(\.field) == ["landing.evas[0]"])
    let late = findings(
      in: "missions.json", replacing: #""evas": [{"start": "1969-07-21T02"#,
      with: #""evas": [[], {"start": "1969-07-20T02"#)
    #expect(late.first { $0.field?.hasSuffix("start") == true }?.field == "landing.evas[1].start")
  }

  @Test func `findings come by file, then by record, errors first`() {
    let all = findings([
      "missions.json":
        #"[{"id": 1, "description": ""}, {"id": 7.5}, {"id": 2, "crew": [{"name": "x"}]}]"#,
      "astronauts.json": #"[{"id": "a"}, 5]"#, "events.json": "{\"9\": 5}", "sources.json": "[]",
    ])
    #expect(
      all.map { "\($0.file) \($0.record?.position ?? 0) \($0.severity.rawValue)" } == [
        "missions.json 1 warning", "missions.json 2 error", "missions.json 3 error",
        "missions.json 3 warning",
        "astronauts.json 1 warning", "astronauts.json 1 warning", "astronauts.json 2 error",
        "events.json 1 error", "events.json 1 error", "sources.json 0 error",
      ])
    #expect(!CatalogCheck(ResourceBundle(missions: "[{}]")).isClean())
  }

  @Test(arguments: ["missions.json", "astronauts.json", "events.json", "moon.json", "sources.json"])
  func `wrecks of every file are reported`(_ file: String) {
    for wreck in ["", "<html>", "5", "\"x\"", "[{", "{\"a\": [1,", "null"] {
      var files = Self.files
      files[file] = wreck
      let all = findings(files)
      #expect(all.contains { $0.file == file && $0.severity == .error }, "\(wreck)")
    }
  }

  @Test func `warnings alone leave a catalog clean unless strict`() {
    let check = CatalogCheck(ResourceBundle(missions: #"[{"id": 1}]"#, astronauts: "[]"))
    #expect(check.findings.map(\.severity) == [.warning])
    #expect(check.isClean())
    #expect(!check.isClean(strict: true))
  }

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

  @Test func `ten times the records take no more than ten times the findings`() {
    func count(_ records: Int) -> Int {
      let missions = (0..<records).map {
        "{\"id\": \($0), \"crew\": [{\"name\": \"x\($0)\"}], \"launchdate\": 1}"
      }
      return findings([
        "missions.json": "[\(missions.joined(separator: ","))]", "astronauts.json": armstrongAlone,
      ]).count
    }
    #expect(count(200) - 1 == 10 * (count(20) - 1))
  }
}
