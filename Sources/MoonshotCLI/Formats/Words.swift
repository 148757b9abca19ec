import MoonshotCore

/// Figures in words, as people read them.
enum Words {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Stands where a value is unknown and its place can't be left out.
  static let unknown = "—"

  /// A month in short: "Jul".
  static func month(_ number: Int) -> String {
    months.indices.contains(number - 1) ? months[number - 1] : ""
  }

  /// A month in full: "July".
  static func fullMonth(_ number: Int) -> String {
    fullMonths.indices.contains(number - 1) ? fullMonths[number - 1] : ""
  }

  private static let fullMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A day: "Jul 16, 1969".
  static func date(_ date: CivilDate) -> String {
    "\(month(date.month)) \(date.day), \(date.year)"
  }

  /// A second: "Jul 16, 1969, 13:32:00 UTC".
  static func time(_ instant: Instant) -> String {
    "\(date(instant.day)), \(instant.clock) UTC"
  }

  /// "July 16 – 24, 1969" in short: "Jul 16 – 24, 1969", "Dec 31, 1968 – Jan 2, 1969".
  static func span(_ start: CivilDate, _ end: CivilDate) -> String {
    if start == end { return date(start) }
    if start.year != end.year { return "\(date(start)) – \(date(end))" }
    let last = start.month == end.month ? "\(end.day)" : "\(month(end.month)) \(end.day)"
    return "\(month(start.month)) \(start.day) – \(last), \(start.year)"
  }

  /// "8 d 3 h 19 min"; below an hour with seconds, "14 min 50 s"; to the nearest unit shown.
  static func duration(_ seconds: Int) -> String {
    let magnitude = Int(clamping: seconds.magnitude)
    let parts: [(Int, String)]
    if magnitude < 3600 {
      parts = [(magnitude / 60, "min"), (magnitude % 60, "s")]
    } else {
      let minutes = magnitude / 60 + (magnitude % 60 >= 30 ? 1 : 0)
      parts = [(minutes / 1440, "d"), (minutes / 60 % 24, "h"), (minutes % 60, "min")]
    }
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (seconds < 0 ? "−" : "") + (words.isEmpty ? "0 s" : words.joined(separator: " "))
  }

  /// "80 h 32 min", however many hours; to the nearest minute.
  static func hours(_ seconds: Int) -> String {
    let magnitude = Int(clamping: seconds.magnitude)
    let minutes = magnitude / 60 + (magnitude % 60 >= 30 ? 1 : 0)
    let words = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }
    return (seconds < 0 ? "−" : "")
      + (words.isEmpty ? "0 min" : words.map { "\($0.0) \($0.1)" }.joined(separator: " "))
  }

  /// "21.55 kg", "254 km": without a fraction where there is none.
  static func quantity(_ value: Double, _ unit: String) -> String {
    "\(number(value)) \(unit)"
  }

  /// A number without a fraction where there is none.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }

  /// A place on the Moon: "0.6742° N, 23.4731° E".
  static func coordinates(latitude: Double, longitude: Double) -> String {
    "\(degrees(latitude))° \(latitude < 0 ? "S" : "N"), \(degrees(longitude))° "
      + (longitude < 0 ? "W" : "E")
  }

  /// How many: "1 flight", "12 flights".
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// An enumeration: "a, b and c".
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// What to ask after a complaint: "; did you mean a, b or c?", or nothing without names.
  static func didYouMean(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(list(names, "or"))?"
  }

  /// To four digits behind the point, a hundred meters on the Moon, zeros at the end left out.
  private static func degrees(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return number(value.magnitude) }
    return number((value.magnitude * 10_000).rounded() / 10_000)
  }
}
