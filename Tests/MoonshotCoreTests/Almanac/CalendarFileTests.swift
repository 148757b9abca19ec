import Foundation
import MoonshotCore
import Testing

@Suite("Anniversaries as an iCalendar file")
struct CalendarFileTests {
  private static let stamp = Instant(secondsSince1970: 1_753_000_000)
  private let almanac = Almanac(Apollo.catalog, events: Apollo.events)

  private func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0).utf8 }
  }

  @Test func `keeps to the lines of RFC 5545`() {
    let lines = lines(almanac.iCalendar(stamp: Self.stamp))
    #expect(lines.last?.isEmpty == true)
    for line in lines.dropLast() {
      #expect(line.last == UInt8(ascii: "\r"))
      #expect(line.count <= 76)
      #expect(line.count { $0 == UInt8(ascii: "\r") } == 1)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  @Test func `states each event as RFC 5545 asks`() throws {
    let text = almanac.iCalendar(stamp: Self.stamp)
    let landing = try #require(
      text.components(separatedBy: "BEGIN:VEVENT\r\n").first { $0.contains("touchdown at Tranq") })
    #expect(
      landing == """
        UID:moonshot-mission-11-lunarLanding-19690720\r
        DTSTAMP:20250720T082640Z\r
        DTSTART;VALUE=DATE:19690720\r
        RRULE:FREQ=YEARLY\r
        SUMMARY:Apollo 11: touchdown at Tranquility Base (1969)\r
        DESCRIPTION:Apollo 11: touchdown at Tranquility Base\\n1969-07-20 20:17:40 U\r
         TC\\nGround elapsed time 102:45:40\r
        TRANSP:TRANSPARENT\r
        END:VEVENT\r

        """)
  }

  @Test func `escapes and folds hostile text`() {
    let title = #"a\\b;c,d\ne\tf\u0007\u0085 月面🌕"# + String(repeating: "月🌕", count: 40)
    let other = OtherCatalog(
      missions: #"[{"id": 1, "name": "X,\r\nEND:VEVENT", "liftoff": "2000-02-29T00:00:00Z"}]"#,
      events: #"{"1": [{"title": "\#(title)", "get": "0:00:00", "kind": "é:;\r\n"}]}"#)
    let text = Almanac(Catalog(other.bundle), events: other.events).iCalendar(stamp: Self.stamp)
    let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
    #expect(unfolded.contains("SUMMARY:X\\,\\nEND:VEVENT: a\\\\b\\;c\\,d\\ne\tf 月面🌕月🌕"))
    #expect(unfolded.contains("UID:moonshot-mission-1-____-20000229\r\n"))
    #expect(unfolded.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1\r\n"))
    for line in lines(text) {
      #expect(line.count <= 76)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  @Test func `gives equal events names of their own`() {
    let event = #"{"title": "a", "get": "0:00:00", "kind": "k"}"#
    let other = OtherCatalog(
      missions: #"[{"id": 1, "liftoff": "2000-01-01T00:00:00Z"}]"#,
      events: #"{"1": [\#(event), \#(event)]}"#)
    let text = Almanac(Catalog(other.bundle), events: other.events).iCalendar(stamp: Self.stamp)
    let names = text.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") }
    #expect(Set(names).count == names.count)
    #expect(names.count == 3)
  }

  @Test func `survives a clock at the end of time`() {
    let text = almanac.iCalendar(stamp: Instant(secondsSince1970: .max))
    #expect(text.contains("DTSTAMP:99991231T235959Z"))
  }

  @Test(.enabled(if: Python.hasICalendar, "needs Python with the package icalendar"))
  func `is read by an independent parser`() throws {
    let output = try Python.run(
      """
      import icalendar, sys
      calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
      assert calendar.errors == [], calendar.errors
      for event in calendar.walk("VEVENT"):
          assert event.errors == [], event.errors
          assert event["RRULE"]["FREQ"] == ["YEARLY"]
          start = event.decoded("DTSTART").isoformat()
          print(start, event["UID"], event["SUMMARY"], sep="\\t")
      """, input: almanac.iCalendar(stamp: Self.stamp))
    let events = output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(events.map { String($0[0]) } == almanac.entries.map(\.date.description))
    #expect(Set(events.map { $0[1] }).count == events.count)
    for (event, entry) in zip(events, almanac.entries) {
      #expect(event[2].hasPrefix(entry.subject.name))
      #expect(event[2].hasSuffix("\(entry.title) (\(entry.date.year))"))
    }
  }
}

/// Python, where this machine has it.
private enum Python {
  static let hasICalendar = (try? run("import icalendar; print('yes')", input: "")) == "yes\n"

  struct Failure: Error {
    let status: Int32
  }

  /// What `script` prints when it reads `input`.
  static func run(_ script: String, input: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("moonshot-\(UUID().uuidString).ics")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONIOENCODING": "utf-8"], uniquingKeysWith: { $1 })
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
