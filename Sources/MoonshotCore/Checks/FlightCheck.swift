extension CheckedCatalog {
  /// Launches, splashdowns and durations that contradict one another.
  var flightFindings: [Fault] {
    eachMission { mission, report in
      let flight = mission.flight
      if let liftoff = flight.liftoff, let splashdown = flight.splashdown {
        report.check(order: liftoff, "liftoff", splashdown, "splashdown")
      }
      report.check(
        length: flight.statedDuration, "duration", from: flight.liftoff, to: flight.splashdown)
      if let date = mission.launchDate, let liftoff = flight.liftoff, date != liftoff.day {
        // A launch in the evening in Florida is on the next day in UTC.
        let isNextDay = abs(date.daysSince1970 - liftoff.day.daysSince1970) == 1
        let expected = "the day of liftoff, \(liftoff.day)"
        if isNextDay {
          report.warning("launchDate", expected: expected, found: "\(date)")
        } else {
          report.error("launchDate", expected: expected, found: "\(date)")
        }
      }
    }
  }
}

extension RecordReport {
  /// Reports an end before its start.
  mutating func check(
    order start: Instant, _ startName: String, _ end: Instant, _ field: String
  ) {
    if end < start {
      error(field, expected: "a time after \(startName), \(start)", found: "\(end)")
    }
  }

  /// Reports a stated length that differs from its two times by more than a second.
  mutating func check(
    length stated: Int?, _ field: String, from start: Instant?, to end: Instant?
  ) {
    guard let stated, let start, let end, start <= end else { return }
    let length = end - start
    if !stated.isWithinOne(of: length) {
      error(field, expected: "\(length) seconds, as its two times say", found: "\(stated)")
    }
  }
}

extension Int {
  /// Whether the two are equal but for rounding.
  func isWithinOne(of other: Int) -> Bool {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return !overflow && difference.magnitude <= 1
  }
}
