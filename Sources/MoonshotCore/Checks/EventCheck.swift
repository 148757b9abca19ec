extension CheckedCatalog {
  /// Events out of order, off the flight's clock, or of no mission.
  var eventFindings: [Fault] {
    guard let root = extras[EventFile.name]?.root else { return [] }
    let missions = missionsByID
    var findings: [Fault] = []
    for (position, (key, events)) in root.members.enumerated() {
      let id = key.string ?? ""
      let place = Fault.Record(position: position + 1, id: id)
      var report = RecordReport(file: EventFile.name, record: place, element: events)
      let mission = Int(id).flatMap { missions[$0] }
      if mission == nil, !missions.isEmpty {
        report.error(nil, expected: "the id of a mission", found: "\"\(id.excerpt(40))\"")
      }
      report.checkEvents(of: mission)
      findings += report.findings
    }
    return findings
  }
}

extension RecordReport {
  fileprivate mutating func checkEvents(of mission: Mission?) {
    let events = element.elements.map(TimedEvent.init)
    let liftoff =
      mission.flatMap { FlightClock(of: $0).liftoff } ?? events.lazy.compactMap(\.liftoff).first
    var last: (place: Int, time: ElapsedTime)?
    for (place, event) in events.enumerated() {
      checkClock(event, place, liftoff)
      guard let elapsed = event.elapsed(liftoff) else { continue }
      if let last, elapsed < last.time {
        error(
          "[\(place)]", expected: "a time not before that of [\(last.place)], \(last.time)",
          found: "\(elapsed)")
      }
      last = (place, elapsed)
      if elapsed.seconds < 0 {
        warning("[\(place)]", expected: "a time after liftoff", found: "\(elapsed)")
      } else if let end = mission?.flight.duration, end >= 0, elapsed.seconds - 1 > end {
        let splashdown = ElapsedTime(seconds: end)
        warning(
          "[\(place)]", expected: "a time before splashdown, \(splashdown)", found: "\(elapsed)")
      }
    }
  }

  private mutating func checkClock(_ event: TimedEvent, _ place: Int, _ liftoff: Instant?) {
    guard let get = event.get, let utc = event.utc, let liftoff else { return }
    let expected = liftoff + get.seconds
    if !(utc - expected).isWithinOne(of: 0) {
      error("[\(place)].utc", expected: "\(expected), which is liftoff and \(get)", found: "\(utc)")
    }
  }
}

/// The two times of an event, as far as they can be read.
private struct TimedEvent {
  let get: ElapsedTime?
  let utc: Instant?

  init(_ element: JSONElement) {
    get = element["get"]?.string.flatMap { ElapsedTime($0) }
    utc = element["utc"]?.string.flatMap { Instant($0) }
  }

  /// The liftoff that the two times imply.
  var liftoff: Instant? {
    guard let get, let utc else { return nil }
    return utc + -get.seconds
  }

  func elapsed(_ liftoff: Instant?) -> ElapsedTime? {
    if let get { return get }
    guard let utc, let liftoff else { return nil }
    return ElapsedTime(seconds: utc - liftoff)
  }
}
