import MoonshotCore

// The parts of records as JSON, in the shape of the files they come from.

extension CrewMember {
  /// A crew place; `name` is the person's, or the id of somebody unknown.
  var json: JSONValue {
    .object(["id": .string(id), "name": .string(name), "role": JSONValue(role)])
  }
}

extension JSONValue {
  init(_ landing: Landing?) {
    guard let landing else {
      self = .null
      return
    }
    self = .object([
      "evaDuration": JSONValue(landing.moonwalkDuration),
      "evas": .array(landing.moonwalks.map(\.json)),
      "landed": JSONValue(landing.landed),
      "latitude": JSONValue(landing.latitude),
      "liftoff": JSONValue(landing.liftoff),
      "longitude": JSONValue(landing.longitude),
      "region": JSONValue(landing.region),
      "rover": JSONValue(landing.rover),
      "samples": JSONValue(landing.samples),
      "site": JSONValue(landing.site),
      "stay": JSONValue(landing.stay),
    ])
  }

  init(_ strings: [String: String]) {
    self = .object(
      strings.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: .string($0.value)) })
  }
}

extension Landing.Moonwalk {
  var json: JSONValue {
    .object([
      "duration": JSONValue(duration), "end": JSONValue(end), "start": JSONValue(start),
    ])
  }
}

extension Provenance.Note {
  var json: JSONValue {
    .object(["field": JSONValue(field), "text": .string(text)])
  }
}

extension Astronaut.Flight {
  var json: JSONValue {
    .object([
      "duration": JSONValue(duration), "mission": JSONValue(mission), "name": .string(name),
      "role": JSONValue(role),
    ])
  }
}
