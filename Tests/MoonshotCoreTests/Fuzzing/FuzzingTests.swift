import Foundation
import MoonshotCore
import TestSupport
import Testing

/// Broken catalogs by the thousand: none may trap, and none that is not JSON may pass unreported.
@Suite("Fuzzing")
struct FuzzingTests {
  private static let tutorial = #"""
    [{"id": 1, "crew": [{"name": "grissom", "role": "Commander"}], "description": "A \"fire\".\n\u00e9\ud83d\ude80"},
     {"id": "11", "launchDate": "1969-07-16T13:32:00Z", "liftoff": "1969-07-16T13:32:00Z", "duration": 1.0e5,
      "splashdown": "1969-07-24T16:50:35Z", "crew": [{"name": "Réné", "role": null}, {"name": "aldrin"}],
      "landing": {"latitude": -0.67, "longitude": 23.5e0, "landed": "1969-07-20T20:17:40Z", "stay": 5,
      "evas": [{"start": "1969-07-21T02:39:33Z", "end": "1969-07-21T05:11:13Z", "duration": 9100}, {}]},
      "notes": [{"field": "duration", "text": "x"}], "sources": ["A"], "singleSources": {"pad": "A"}}]
    """#
  private static let people = #"""
    {"grissom": {"id": "grissom", "name": "Gus Grissom", "birthDate": "1926-04-03", "timeInSpace": 12,
      "flights": [{"name": "Gemini 3", "mission": 11, "role": "Pilot", "duration": 12}]},
     "aldrin": {"name": "Buzz", "description": "\u202e", "deathDate": "2000-02-29"}, "12": {"id": "12"}}
    """#
  private static let events = #"""
    {"11": [{"kind": "a", "title": "b", "get": "0:00:00", "utc": "1969-07-16T13:32:00Z", "phase": "launch"},
     {"get": "-99999:59:59", "utc": "9999-12-31T23:59:59.9Z", "sources": ["A"]}], "x": [[]], "99": null}
    """#
  private static let files = [
    "missions.json": tutorial, "astronauts.json": people, "events.json": events,
    "sources.json": #"{"A": "b"}"#,
    "moon.json": #"{"maria": [{"name": "M", "latitude": 1}], "craters": [5]}"#,
  ]

  /// Reads `bytes` as `name`, beside sound files, in every way there is; the number of faults in it.
  private func faults(_ bytes: [UInt8], _ name: String, of types: Bool = true) -> Int {
    var files = Self.files.mapValues { Array($0.utf8) }
    files[name] = bytes
    let bundle = ResourceBundle(files: files)
    let catalog = Catalog(bundle)
    for mission in catalog.missions { _ = catalog.crew(of: mission) }
    let careful = Catalog(files: CatalogFiles(bundle))
    if catalog.missions != careful.missions || catalog.astronauts != careful.astronauts
      || catalog.faults != careful.faults
    {
      Issue.record("read otherwise in pieces: \(String(decoding: bytes, as: UTF8.self))")
    }
    comparePieces(of: bundle, name)
    let findings = CatalogCheck(bundle).findings
    _ = findings.map(\.description)
    if types {
      _ = try? bundle.decode(name, as: [Mission].self)
      _ = try? bundle.decode(name, as: [String: Astronaut].self)
      _ = try? bundle.decode(name, as: [String: [[String: Double?]]].self)
    }
    return findings.count { $0.file == name }
  }

  /// Reads the records of `name` in pieces of several sizes, which must not matter.
  private func comparePieces(of bundle: ResourceBundle, _ name: String) {
    let isDictionary = name == "astronauts.json"
    func compare<Record: Decodable & Equatable>(_ careful: [Record]) {
      let whole: [Record]? = bundle.soundRecords(name, isDictionary: isDictionary)
      if let whole, whole != careful { Issue.record("records differ: \(whole), \(careful)") }
      for size in [1, 5, 64] {
        let pieces: [Record]? = bundle.soundRecords(
          name, isDictionary: isDictionary, pieceSize: size)
        if pieces != whole {
          Issue.record("pieces of \(size) differ: \(String(describing: pieces))")
        }
      }
    }
    switch name {
    case "missions.json": compare(CatalogFiles(bundle).missions.records)
    case "astronauts.json": compare(CatalogFiles(bundle).astronauts.records)
    default: break
    }
  }

  /// Whether Foundation takes `bytes` for JSON, in the encodings that we read.
  private func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  private func expectSurvival(
    _ bytes: [UInt8], _ name: String, _ count: inout Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    count += 1
    let found = faults(bytes, name)
    if found == 0, !isJSON(bytes) {
      Issue.record(
        "unreported: \(String(decoding: bytes.prefix(2_000), as: UTF8.self))",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["missions.json", "astronauts.json", "events.json"])
  func `texts cut at every byte`(_ name: String) throws {
    let bytes = Array(try #require(Self.files[name]).utf8)
    var count = 0
    for length in 0..<bytes.count { expectSurvival(Array(bytes[..<length]), name, &count) }
    print("fuzzed \(count) truncations of \(name)")
  }

  @Test(arguments: ["missions.json", "astronauts.json", "events.json"], [1, 2, 3] as [UInt64])
  func `bits flipped, bytes inserted, removed, repeated and swapped`(_ name: String, _ seed: UInt64)
    throws
  {
    let sound = Array(try #require(Self.files[name]).utf8)
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<400 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
      expectSurvival(bytes, name, &count)
    }
    print("fuzzed \(count) mutations of \(name)")
  }

  private static let tokens: [[UInt8]] = [
    "1e999", "-1e999", "1e-999", "-0", "9223372036854775808", "-9223372036854775809", "\"\\ud800\"",
    "\"\\udc00x\"", "\"\\u0000\"", "\0", "null", "{}", "[]", "[", "]", "{", "}", "\"", "\\", ",",
    ":",
    "\u{FEFF}", "\u{202E}", "\"1969-02-30\"", "\"9999-12-31T23:59:59.9-23:59\"", "\"0000-00-00\"",
    "\"id\": 11,", "true", "\"-0:00:00\"", "\n", "é", "1.", "01",
    String(repeating: "[", count: 600),
    String(repeating: "9", count: 400), String(repeating: "{\"a\":", count: 513),
  ].map { Array($0.utf8) }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...24, using: &generator))
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      bytes.replaceSubrange(place..<end, with: Self.tokens.randomElement(using: &generator) ?? [])
    case 5: bytes.insert(contentsOf: Self.tokens.randomElement(using: &generator) ?? [], at: place)
    default:
      let other = Int.random(in: 0..<bytes.count, using: &generator)
      bytes.swapAt(place, other)
    }
  }

  @Test func `each value replaced by each other kind`() throws {
    let values = [
      "null", "true", "-1", "7.5", "1e999", "\"\"", "[]", "{}", "[[]]", "[null]", "{\"id\": {}}",
    ]
    var count = 0
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      // Every place behind a colon or a bracket, where a value begins.
      let bytes = Array(text.utf8)
      for place in bytes.indices
      where bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "[") {
        let end =
          bytes[(place + 1)...].firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? bytes.endIndex
        for value in values.shuffled(seed: UInt64(place)).prefix(3) {
          var mutated = bytes
          mutated.replaceSubrange((place + 1)..<end, with: Array(value.utf8))
          expectSurvival(mutated, name, &count)
        }
      }
    }
    print("fuzzed \(count) values")
  }

  @Test func `the embedded catalog, cut and flipped`() throws {
    var generator = SeededGenerator(seed: 17)
    var count = 0
    for name in ["missions.json", "astronauts.json", "events.json"] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources/\(name)")
      let sound = [UInt8](try Data(contentsOf: file))
      for _ in 0..<12 {
        var bytes = Array(sound.prefix(Int.random(in: 0...sound.count, using: &generator)))
        mutate(&bytes, &generator)
        expectSurvival(bytes, name, &count)
      }
    }
    print("fuzzed \(count) versions of the embedded catalog")
  }

  @Test(arguments: ["missions.json", "astronauts.json", "sources.json"])
  func `random bytes and random UTF-16`(_ name: String) {
    var generator = SeededGenerator(seed: 5)
    var count = 0
    for length in 0..<150 {
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      expectSurvival(bytes, name, &count)
      bytes.insert(contentsOf: [0xFF, 0xFE], at: 0)
      _ = faults(bytes, name)
      bytes = Array("[{\"id\": ".utf8).flatMap { [$0, 0] } + bytes
      _ = faults(bytes, name)
      count += 2
    }
    print("fuzzed \(count) random texts as \(name)")
  }

  @Test func `nesting of a hundred thousand levels`() {
    for (opening, closing) in [
      ("[", "]"), ("{\"a\":", "}"), ("[{\"crew\":", "}]"), ("{\"landing\":{\"evas\":[", "]}}"),
    ] {
      for prefix in ["", "[{\"id\": 1, \"landing\": ", "{\"a\": {\"flights\": "] {
        let text =
          prefix + String(repeating: opening, count: 100_000)
          + String(repeating: closing, count: 100_000)
        for name in ["missions.json", "astronauts.json", "events.json"] {
          #expect(faults(Array(text.utf8), name) > 0)
        }
      }
    }
  }

  @Test func `one number of a million digits, one string of twenty megabytes`() {
    let digits =
      Array("[{\"id\": 1".utf8) + [UInt8](repeating: 0x39, count: 1_000_000) + Array("}]".utf8)
    #expect(faults(digits, "missions.json") > 0)
    let start = Array("[{\"id\": 1, \"launchDate\": \"".utf8)
    let string = start + [UInt8](repeating: 0x61, count: 20_000_000) + Array("\"}]".utf8)
    let bundle = ResourceBundle(files: ["missions.json": string, "astronauts.json": [0x5B, 0x5D]])
    let faults = Catalog(bundle).faults
    #expect(faults.count == 1)
    #expect((faults.first?.description.utf8.count ?? 0) < 300)
  }

  @Test func `a hundred megabytes of spaces, before, behind and instead of a catalog`() {
    var bytes = [UInt8](repeating: 0x20, count: 100_000_000)
    bytes.append(contentsOf: Array("[{\"id\": 1}]".utf8))
    let spaced = ResourceBundle(files: ["missions.json": bytes, "astronauts.json": [0x5B, 0x5D]])
    #expect(Catalog(spaced).missions.map(\.id) == [1])
    bytes.removeLast()
    let cut = Catalog(
      ResourceBundle(files: ["missions.json": bytes, "astronauts.json": [0x5B, 0x5D]]))
    #expect(cut.faults.map(\.problem) == [.truncated(line: 1)])
    bytes.removeLast(10)
    let empty = Catalog(
      ResourceBundle(files: ["missions.json": bytes, "astronauts.json": [0x5B, 0x5D]]))
    #expect(empty.faults.map(\.problem) == [.empty])
  }
}

extension Array {
  fileprivate func shuffled(seed: UInt64) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return shuffled(using: &generator)
  }
}
