import MoonshotCLI
import MoonshotCore
import TextLayout

/// Somebody at the keyboard of a browser: presses keys and looks at the screen.
struct Browsing {
  private(set) var state: BrowserState
  private(set) var effect: BrowserEffect?

  init(
    _ catalog: Catalog = .threeFlights, opening subject: BrowserSubject? = nil, columns: Int = 60,
    rows: Int = 20, characters: Appearance.Characters = .unicode
  ) {
    state = BrowserState(
      BrowserLibrary(catalog, events: .threeFlights), opening: subject, columns: columns,
      rows: rows,
      appearance: Appearance(characters: characters))
  }

  mutating func send(_ event: BrowserEvent) {
    (state, effect) = state.handling(event)
  }

  mutating func press(_ keys: BrowserEvent.Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Presses the keys of characters, one after the other.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(scalar)) }
  }

  mutating func click(_ text: String) {
    guard let row = lines.firstIndex(where: { $0.contains(text) }),
      let place = lines[row].firstRange(of: text)
    else { return }
    let column = String(lines[row][..<place.lowerBound]).columns
    send(.mouse(.init(.click, column: column, row: row)))
  }

  /// The screen's lines without blanks at their ends.
  var lines: [String] {
    let bytes = state.screen().encoded(theme: nil)
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  var screen: String { lines.joined(separator: "\n") }

  /// The text behind the sign of the selection; `nil` without one.
  var chosen: String? {
    for line in lines {
      guard let sign = line.firstIndex(of: "›"), !line.hasPrefix("╭"), !line.hasPrefix("Missions")
      else { continue }
      return line[sign...].dropFirst().split { "│┃".contains($0) }.first.map { words in
        words.split(separator: " ").joined(separator: " ")
      }
    }
    return nil
  }

  /// What the frame in front says: the way to the page.
  var title: String { lines.first ?? "" }

  var footer: String { lines.last ?? "" }
}

extension Catalog {
  /// A small catalog with long pages, people on several flights, and one flight without any.
  static let threeFlights = Catalog(
    ResourceBundle(
      files: [
        "missions.json": Array(missions.utf8), "astronauts.json": Array(astronauts.utf8),
      ]))

  private static let story = String(
    repeating: "One sentence of a long story that has to wrap. ", count: 30)

  private static let missions = """
    [
      {"id": 4, "launchDate": "1967-11-09", "summary": "First of its kind", "crewed": false},
      {"id": 8, "launchDate": "1968-12-21", "summary": "Around the Moon",
       "crew": [{"name": "borman", "role": "Commander"}, {"name": "lovell", "role": "CMP"}],
       "description": "\(story)The far side.\\n\\n\(story)"},
      {"id": 11, "launchDate": "1969-07-16", "summary": "First people on the Moon",
       "crew": [{"name": "armstrong", "role": "Commander"}, {"name": "nobody", "role": "CMP"}],
       "description": "Eagle landed.",
       "landing": {"site": "Tranquility Base", "latitude": 0.67, "longitude": 23.47}},
      {"id": 13, "launchDate": "1970-04-11", "summary": "The landing lost",
       "crew": [{"name": "lovell", "role": "Commander"}], "description": "\(story)"}
    ]
    """

  private static let astronauts = """
    {
      "armstrong": {"id": "armstrong", "name": "Neil Armstrong", "description": "First."},
      "borman": {"id": "borman", "name": "Frank Borman", "description": "\(story)"},
      "lovell": {"id": "lovell", "name": "Jim Lovell", "description": "Twice to the Moon."}
    }
    """
}

extension EventFile {
  /// Two events of Apollo 8, and none of the others.
  static let threeFlights = EventFile(
    ResourceBundle(files: [name: Array(events.utf8)]), missions: Catalog.threeFlights.missions)

  private static let events = """
    {
      "8": [
        {"title": "liftoff", "get": "0:00:00", "utc": "1968-12-21T12:51:00Z"},
        {"title": "burn for home begins", "get": "89:19:17", "utc": "1968-12-25T06:10:17Z"}
      ]
    }
    """
}
