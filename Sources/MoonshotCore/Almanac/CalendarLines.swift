/// Content lines of an iCalendar file, ended and folded as RFC 5545, section 3.1, asks.
struct CalendarLines {
  /// Octets in a line, without its CR LF.
  private static let longest = 75

  private(set) var text = ""

  /// Appends a line whose `value` needs no escapes.
  mutating func append(_ name: String, _ value: String) {
    var octets = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let width = UTF8.width(scalar)
      if octets + width > Self.longest {
        text += "\r\n "
        octets = 1
      }
      text.unicodeScalars.append(scalar)
      octets += width
    }
    text += "\r\n"
  }

  /// Appends a line of the value type TEXT: commas, semicolons, backslashes and newlines escaped
  /// (section 3.3.11), other control characters left out, which the format can't hold.
  mutating func append(_ name: String, text value: String) {
    var escaped = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped.append(contentsOf: ["\\", scalar])
      case "\n": escaped.append(contentsOf: ["\\", "n"])
      case "\t": escaped.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: escaped.append(scalar)
      }
    }
    append(name, String(escaped))
  }
}
