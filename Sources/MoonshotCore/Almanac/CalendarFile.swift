extension Almanac {
  /// All anniversaries as an iCalendar file (RFC 5545): yearly all-day events.
  ///
  /// Those of February 29 recur on the last day of February.
  /// - Parameter stamp: when the file was made, which every event has to state.
  /// - Returns: the text, with CR LF at the end of each line.
  public func iCalendar(stamp: Instant) -> String {
    var lines = CalendarLines()
    var identifiers: [String: Int] = [:]
    lines.append("BEGIN", "VCALENDAR")
    lines.append("VERSION", "2.0")
    lines.append("PRODID", "-//moonshot//Apollo anniversaries//EN")
    lines.append("CALSCALE", "GREGORIAN")
    lines.append("X-WR-CALNAME", "Apollo anniversaries")
    for entry in entries {
      let identifier = entry.calendarIdentifier
      let repetition = identifiers[identifier, default: 1]
      identifiers[identifier] = repetition + 1
      lines.append("BEGIN", "VEVENT")
      lines.append("UID", repetition == 1 ? identifier : "\(identifier).\(repetition)")
      lines.append("DTSTAMP", stamp.heldToCalendar.basicFormat)
      lines.append("DTSTART;VALUE=DATE", entry.date.basicFormat)
      lines.append("RRULE", entry.recurrence)
      lines.append("SUMMARY", text: "\(entry.sentence) (\(entry.date.year))")
      lines.append("DESCRIPTION", text: entry.details)
      lines.append("TRANSP", "TRANSPARENT")
      lines.append("END", "VEVENT")
    }
    lines.append("END", "VCALENDAR")
    return lines.text
  }
}

extension AlmanacEntry {
  /// Stable as long as the record, the kind of event and the day are the same.
  fileprivate var calendarIdentifier: String {
    let event = (event?.kind ?? kind.rawValue).calendarToken
    switch subject {
    case .mission(let mission):
      return "moonshot-mission-\(mission.id)-\(event)-\(date.basicFormat)"
    case .astronaut(let astronaut):
      return "moonshot-astronaut-\(astronaut.id.calendarToken)-\(event)-\(date.basicFormat)"
    }
  }

  fileprivate var recurrence: String {
    date.month == 2 && date.day == 29
      ? "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "FREQ=YEARLY"
  }

  /// "Apollo 11: touchdown at Tranquility Base", "Buzz Aldrin born in Glen Ridge, New Jersey".
  fileprivate var sentence: String {
    switch subject {
    case .mission: "\(subject.name): \(title)"
    case .astronaut: "\(subject.name) \(title)"
    }
  }

  fileprivate var details: String {
    guard let time else { return "\(sentence), \(date)" }
    let elapsed = event.map { "\nGround elapsed time \($0.elapsed)" } ?? ""
    return "\(sentence)\n\(date) \(time.clock) UTC\(elapsed)"
  }
}

extension CivilDate {
  /// The day as iCalendar has it: "19690720".
  fileprivate var basicFormat: String { "\(padded(year, 4))\(padded(month, 2))\(padded(day, 2))" }
}

extension Instant {
  /// The second as iCalendar has it: "19690720T201740Z".
  fileprivate var basicFormat: String {
    "\(day.basicFormat)T\(clock.filter { $0 != ":" })Z"
  }
}

extension String {
  /// The ASCII letters and digits of it, with "_" for everything else.
  fileprivate var calendarToken: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
