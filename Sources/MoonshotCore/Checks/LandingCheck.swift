extension CheckedCatalog {
  /// Landings in no place on the Moon, or at no time of the flight, and moonwalks likewise.
  var landingFindings: [Fault] {
    eachMission { mission, report in
      guard let landing = mission.landing else { return }
      report.check(degrees: landing.latitude, "landing.latitude", limit: 90)
      report.check(degrees: landing.longitude, "landing.longitude", limit: 180)
      for (time, field) in [
        (landing.landed, "landing.landed"), (landing.liftoff, "landing.liftoff"),
      ] {
        report.check(
          time, field, isWithin: mission.flight.liftoff, mission.flight.splashdown, "the flight")
      }
      if let landed = landing.landed, let liftoff = landing.liftoff {
        report.check(order: landed, "landing.landed", liftoff, "landing.liftoff")
      }
      report.check(
        length: landing.statedStay, "landing.stay", from: landing.landed, to: landing.liftoff)
      report.check(landing.moonwalks, during: landing)
    }
  }
}

extension RecordReport {
  /// Reports degrees beyond `limit` to either side.
  mutating func check(degrees: Double?, _ field: String, limit: Double) {
    guard let degrees, abs(degrees) > limit else { return }
    error(field, expected: "degrees from -\(Int(limit)) to \(Int(limit))", found: "\(degrees)")
  }

  fileprivate mutating func check(
    _ time: Instant?, _ field: String, isWithin start: Instant?, _ end: Instant?, _ what: String
  ) {
    guard let time else { return }
    if let start, time < start {
      error(field, expected: "a time during \(what), which began at \(start)", found: "\(time)")
    } else if let end, time > end, start ?? end <= end {
      error(field, expected: "a time during \(what), which ended at \(end)", found: "\(time)")
    }
  }

  fileprivate mutating func check(_ moonwalks: [Landing.Moonwalk], during landing: Landing) {
    let places = Self.places(in: element["landing"]?["evas"], where: \.isObject)
    var last: Instant?
    for (place, moonwalk) in zip(places, moonwalks) {
      let field = "landing.evas[\(place)]"
      check(
        moonwalk.start, "\(field).start", isWithin: landing.landed, landing.liftoff, "the stay")
      check(moonwalk.end, "\(field).end", isWithin: landing.landed, landing.liftoff, "the stay")
      if let start = moonwalk.start, let end = moonwalk.end {
        check(order: start, "\(field).start", end, "\(field).end")
      }
      check(
        length: moonwalk.statedDuration, "\(field).duration", from: moonwalk.start,
        to: moonwalk.end)
      if let last, let start = moonwalk.start, start < last {
        error(
          "\(field).start", expected: "a time after the moonwalk before it, which ended at \(last)",
          found: "\(start)")
      }
      last = moonwalk.end ?? moonwalk.start ?? last
    }
  }
}
