import MoonshotCore

/// What happened on a day of the year: what `today` answers with.
struct TodayReport: Sendable {
  let day: AlmanacDay

  /// The year from which years are counted back.
  let year: Int

  /// Oldest first.
  let entries: [AlmanacEntry]

  /// An anniversary in words.
  struct Line: Hashable, Sendable {
    /// "57 years ago".
    let ago: String

    /// The year, with the day where it is another one than asked about: "1969", "Feb 29, 1972".
    let date: String

    /// "20:17:40", in UTC; empty where only the day is known.
    let time: String

    /// "Apollo 11", "Buzz Aldrin".
    let name: String

    /// What follows the name: ": touchdown at Tranquility Base", " born in Glen Ridge".
    let event: String
  }
}

extension TodayReport {
  var lines: [Line] {
    entries.map { entry in
      let isSameDay = AlmanacDay(entry.date) == day
      return Line(
        ago: Words.yearsAgo(entry.yearsAgo(in: year)),
        date: isSameDay ? String(entry.date.year) : Words.date(entry.date),
        time: entry.time?.clock ?? "",
        name: entry.subject.name,
        event: entry.separator + entry.title)
    }
  }
}

extension AlmanacEntry {
  /// What stands between the name and the title.
  fileprivate var separator: String {
    switch subject {
    case .mission: ": "
    case .astronaut: " "
    }
  }
}

// MARK: - Formats

extension TodayReport: Answer {
  var json: JSONValue {
    .array(
      entries.map { entry in
        .object([
          "date": JSONValue(entry.date),
          "get": JSONValue(entry.event?.elapsed),
          "id": .string(entry.subject.id),
          "kind": .string(entry.kind.rawValue),
          "name": .string(entry.subject.name),
          "time": JSONValue(entry.time),
          "title": .string(entry.title),
          "type": .string(entry.subject.type),
          "yearsAgo": .integer(entry.yearsAgo(in: year)),
        ])
      })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.heading(1, day.inWords)
    markdown.list(
      lines.map { line in
        let time = line.time.isEmpty ? "" : ", \(line.time) UTC"
        return "\(line.date)\(time) (\(line.ago)): \(line.name)\(line.event)"
      })
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    guard !entries.isEmpty else { return [] }
    return TodayView(report: self).rendered(on: page)
  }
}

extension AlmanacEntry.Subject {
  /// The kind of record that ``id`` belongs to.
  fileprivate var type: String {
    switch self {
    case .mission: "mission"
    case .astronaut: "astronaut"
    }
  }
}
