/// A text of a record in which a search looks.
struct SearchField {
  let key: Key
  let weight: Weight
  let text: String

  /// How much a mention says about the record; larger is more.
  enum Weight: Int {
    case text = 100
    case summary = 200
    case name = 300
  }

  /// Where the text stands in the record.
  enum Key {
    case field(StaticString)

    /// A field of an element of a list.
    case element(StaticString, Int, StaticString)
  }

  /// The JSON keys to the text: `summary`, `crew[2].name`.
  var path: String {
    switch key {
    case .field(let name): "\(name)"
    case .element(let list, let place, let name): "\(list)[\(place)].\(name)"
    }
  }
}

extension [SearchField] {
  fileprivate mutating func add(
    _ name: StaticString, _ weight: SearchField.Weight, _ text: String?
  ) {
    guard let text else { return }
    append(SearchField(key: .field(name), weight: weight, text: text))
  }

  fileprivate mutating func add(
    _ list: StaticString, _ place: Int, _ name: StaticString, _ weight: SearchField.Weight,
    _ text: String?
  ) {
    guard let text else { return }
    append(SearchField(key: .element(list, place, name), weight: weight, text: text))
  }
}

extension Catalog {
  /// The texts of `mission`, with the names of its crew.
  func searchFields(of mission: Mission) -> [SearchField] {
    var fields: [SearchField] = []
    let vehicle = mission.vehicle
    fields.add("name", .name, mission.title)
    fields.add("callSigns.commandModule", .name, vehicle.callSigns?.commandModule)
    fields.add("callSigns.lunarModule", .name, vehicle.callSigns?.lunarModule)
    fields.add("designation", .name, vehicle.designation)
    fields.add("summary", .summary, mission.summary)
    for (place, role) in mission.crew.enumerated() {
      fields.add("crew", place, "name", .summary, astronaut(in: role)?.title ?? role.name)
      fields.add("crew", place, "role", .text, role.role)
    }
    fields.add("landing.site", .summary, mission.landing?.site)
    fields.add("landing.region", .summary, mission.landing?.region)
    fields.add("outcome", .summary, mission.outcome)
    fields.add("vehicle", .summary, vehicle.launcher)
    fields.add("vehicleNumber", .summary, vehicle.launcherNumber)
    fields.add("description", .text, mission.description)
    fields.add("recoveryShip", .text, mission.flight.recoveryShip)
    for (place, role) in mission.backupCrew.enumerated() {
      fields.add("backupCrew", place, "name", .text, astronaut(in: role)?.title ?? role.name)
    }
    return fields
  }

  /// The texts of `astronaut`.
  func searchFields(of astronaut: Astronaut) -> [SearchField] {
    var fields: [SearchField] = []
    fields.add("name", .name, astronaut.title)
    fields.add("fullName", .name, astronaut.fullName)
    fields.add("nickname", .name, astronaut.nickname)
    for (place, flight) in astronaut.flights.enumerated() {
      fields.add("flights", place, "name", .summary, flight.name)
      fields.add("flights", place, "role", .text, flight.role)
    }
    fields.add("description", .text, astronaut.description)
    fields.add("birthPlace", .text, astronaut.born.place)
    fields.add("deathPlace", .text, astronaut.died.place)
    return fields
  }
}
