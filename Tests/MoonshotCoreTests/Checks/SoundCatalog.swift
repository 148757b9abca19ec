import MoonshotCore
import Testing

/// A small catalog in which everything is right; a test breaks one thing in it.
enum SoundCatalog {
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
  static let files = [
    "missions.json": missions, "astronauts.json": astronauts, "events.json": events,
    "sources.json": #"{"A": "a book"}"#,
    "moon.json":
      #"{"maria": [{"name": "M", "latitude": 1, "longitude": 2, "diameter": 3}], "craters": []}"#,
  ]

  /// The findings when `old` in `file` is replaced by `new`.
  static func findings(
    in file: String, replacing old: String, with new: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Fault] {
    var files = files
    #expect(files[file]?.contains(old) == true, sourceLocation: sourceLocation)
    files[file] = files[file]?.replacing(old, with: new, maxReplacements: 1)
    return CatalogCheck(ResourceBundle(texts: files)).findings
  }
}

/// What a check of these files finds.
func findings(_ files: [String: String]) -> [Fault] {
  CatalogCheck(ResourceBundle(texts: files)).findings
}
