import MoonshotCore
import Testing

@Suite("Slips that checking a catalog finds")
struct SlipTests {
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
    let all = SoundCatalog.findings(in: slip.file, replacing: slip.old, with: slip.new)
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
}
