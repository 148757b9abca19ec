import MoonshotCore

/// An astronaut with the missions flown: what `astronaut` and `astronauts` speak of.
struct AstronautDetail: Sendable {
  let astronaut: Astronaut
  let missions: [Assignment]

  /// A mission of the catalog and the role the person had on it.
  struct Assignment: Sendable {
    let mission: Mission
    let role: String?
  }

  init(_ astronaut: Astronaut, missions: [(mission: Mission, role: String?)]) {
    self.astronaut = astronaut
    self.missions = missions.map { Assignment(mission: $0.mission, role: $0.role) }
  }
}

// MARK: - JSON

extension AstronautDetail {
  /// Every key of ``columns``.
  var json: JSONValue {
    .object(Self.columns.map { JSONValue.Member(key: $0.key, value: $0.value(self)) })
  }

  /// The columns of `astronauts` in a pipe.
  static let defaultKeys = ["id", "name", "birthDate", "deathDate", "missions"]

  /// The columns of `astronauts` on a terminal.
  static let readableKeys = ["id", "name", "birthDate", "missions", "timeInSpace", "moonwalks"]

  /// The columns of `astronauts`: the JSON keys.
  static let columns: [Column<AstronautDetail>] = [
    Column("id", "ID", whole: true) { .string($0.astronaut.id) },
    Column("name", whole: true, words: { $0.astronaut.title }) { .string($0.astronaut.name) },
    Column("fullName") { JSONValue($0.astronaut.fullName) },
    Column("surname") { .string($0.astronaut.surname) },
    Column("nickname") { JSONValue($0.astronaut.nickname) },
    Column("description") { JSONValue($0.astronaut.description) },
    Column("birthDate", "BORN", words: { $0.astronaut.born.date.map(Words.date) ?? "" }) {
      JSONValue($0.astronaut.born.date)
    },
    Column("birthPlace") { JSONValue($0.astronaut.born.place) },
    Column("deathDate", "DIED", words: { $0.astronaut.died.date.map(Words.date) ?? "" }) {
      JSONValue($0.astronaut.died.date)
    },
    Column("deathPlace") { JSONValue($0.astronaut.died.place) },
    Column("group", numeric: true) { JSONValue($0.astronaut.group) },
    Column("missions", words: { $0.missionsInShort }) { .array($0.missions.map(\.json)) },
    Column("flights") { .array($0.astronaut.flights.map(\.json)) },
    Column(
      "timeInSpace", "IN SPACE", numeric: true,
      words: { $0.astronaut.timeInSpace.map(Words.duration) ?? "" }
    ) { JSONValue($0.astronaut.timeInSpace) },
    Column("moonwalks", numeric: true) { JSONValue($0.astronaut.moonwalks) },
    Column("notes") { .array($0.astronaut.provenance.notes.map(\.json)) },
    Column("sources") { .array($0.astronaut.provenance.sources.map(JSONValue.string)) },
    Column("singleSources") { JSONValue($0.astronaut.provenance.singleSources) },
  ]

  /// "Apollo 10, 16": the titles, without what the one before has in common with them.
  private var missionsInShort: String {
    var words: [String] = []
    var previous = ""
    for assignment in missions {
      let title = assignment.mission.title
      let prefix = String(title.prefix { !$0.isNumber })
      words.append(
        !prefix.isEmpty && prefix == previous ? String(title.dropFirst(prefix.count)) : title)
      previous = prefix
    }
    return words.joined(separator: ", ")
  }
}

extension AstronautDetail.Assignment {
  var json: JSONValue {
    .object([
      "id": .integer(mission.id), "launchDate": JSONValue(mission.launchDate),
      "name": .string(mission.title), "role": JSONValue(role),
    ])
  }
}
