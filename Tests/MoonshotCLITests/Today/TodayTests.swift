import Foundation
import MoonshotCLI
import MoonshotCore
import Testing
import TextLayout

@Suite("today")
struct TodayTests {
  @Test func `tells what happened, a line each`() {
    let outcome = asking("today", now: "2026-07-20T12:00:00Z")
    #expect(
      outcome.text == """
          July 20  times in UTC

          57 years ago  1969  17:44:00  Apollo 11: Eagle undocks from Columbia
          57 years ago  1969  20:05:05  Apollo 11: Eagle begins its powered descent
          57 years ago  1969  20:17:40  Apollo 11: touchdown at Tranquility Base

        """)
    #expect(outcome.standardError == "")
  }

  @Test(arguments: [
    ("2026-07-20T23:59:59Z", "July 20"), ("2026-07-21T00:00:00Z", "July 21"),
    ("1969-07-20T12:00:00Z", "this year"), ("1970-07-20T12:00:00Z", "1 year ago"),
    ("1968-07-20T12:00:00Z", "in 1 year"),
  ])
  func `goes by the clock it is given, in UTC`(_ now: String, _ words: String) {
    #expect(asking("today", now: now).text.contains(words))
  }

  @Test(arguments: ["07-20", "1999-07-20"])
  func `takes a day`(_ day: String) {
    let asked = asking("today", "--date", day, now: "2026-01-01T00:00:00Z")
    #expect(asked.text.contains("57 years ago  1969  20:17:40"))
  }

  @Test(arguments: ["02-30", "13-01", "7-20", "July 20", "", "00-00", "07-20-1969"])
  func `refuses what is no day`(_ day: String) {
    let outcome = asking("today", "--date", day)
    #expect(outcome.status == .usage)
    #expect(outcome.standardError.hasPrefix("moonshot: --date can't be '\(day)'; expected a day"))
  }

  @Test(arguments: [["--date", "02-29"], ["--date", "06-25"]])
  func `says on the error stream that a day is empty`(_ words: [String]) {
    let outcome = run(["today"] + words, in: .testing)
    #expect(outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.hasPrefix("moonshot: nothing in the catalog happened on "))
    #expect(outcome.status == .success)
    #expect(run(["today", "--json"] + words, in: .testing).text == "[]\n")
  }

  @Test func `keeps the anniversaries of February 29 in every year`() {
    let bundle = ResourceBundle(files: [
      "missions.json": Array("[]".utf8),
      "astronauts.json": Array(
        #"{"leap": {"id": "leap", "name": "A. Leap", "birthDate": "1932-02-29"}}"#.utf8),
    ])
    func text(_ now: String) -> String {
      let now = Instant(now) ?? Instant(secondsSince1970: 0)
      return run(["today"], in: Environment(now: now, bundle: { _ in bundle })).text
    }
    #expect(text("2024-02-29T00:00:00Z").contains("92 years ago  1932  A. Leap born"))
    #expect(text("2026-02-28T00:00:00Z").contains("94 years ago  Feb 29, 1932  A. Leap born"))
    #expect(text("2024-02-28T00:00:00Z") == "")
  }

  @Test func `gives machines every figure`() throws {
    let outcome = asking("today", "--date", "07-21", "--json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.standardOutput)) as? [[String: Any]])
    let step = try #require(json.first { $0["get"] as? String == "109:24:15" })
    #expect(step["yearsAgo"] as? Int == 57)
    #expect(step["id"] as? String == "11")
    #expect(step["time"] as? String == "1969-07-21T02:56:15Z")
    #expect(json.contains { $0["kind"] as? String == "death" })
  }

  @Test func `has the facts in Markdown, too`() {
    let text = asking("today", "--date", "07-20", "--format", "markdown").text
    #expect(
      text.contains(
        "- 1969, 20:17:40 UTC (57 years ago): Apollo 11: touchdown at Tranquility Base\n"))
  }

  @Test(arguments: 1...200)
  func `keeps to the width`(_ columns: Int) {
    for line in asking("today", "--date", "07-21", "--width", "\(columns)").lines {
      #expect(String(line).columns <= columns)
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test(arguments: [
    (["--ics", "--date", "07-20"], "today takes --date or --ics, not both"),
    (["--ics", "--json"], "today takes --format or --ics, not both"),
  ])
  func `writes all anniversaries into a calendar, or none`(_ words: [String], _ complaint: String) {
    let outcome = run(["today"] + words, in: .testing)
    #expect(outcome.status == .usage)
    #expect(outcome.standardError.contains(complaint))
  }
}

@Suite("today --ics")
struct CalendarTests {
  /// What the reader's own Python, where there is one, says to `arguments`.
  private static func python(_ arguments: String...) throws -> String {
    let outer = ProcessInfo.processInfo.environment
    return try ChildRun.output(
      of: "/usr/bin/env", ["python3"] + arguments,
      environment: outer.filter { ["PATH", "HOME"].contains($0.key) })
  }

  /// Whether the parser is there that reads the calendar independently of us.
  private static let hasParser = (try? python("-c", "import icalendar; print('yes')")) == "yes\n"

  @Test func `is no text to page through`() {
    let outcome = asking("today", "--ics", on: .terminal(columns: 80, rows: 24))
    #expect(!outcome.isPageable)
    #expect(outcome.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(outcome.text.hasSuffix("END:VCALENDAR\r\n"))
  }

  @Test(.enabled(if: hasParser, "needs Python's icalendar (pip install icalendar)"))
  func `is read by an independent parser, every anniversary of it`() throws {
    let program = """
      import icalendar, sys
      calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
      events = list(calendar.walk('VEVENT'))
      print(len(events), len({event['UID'] for event in events}))
      for event in events:
          assert event['RRULE']['FREQ'] == ['YEARLY'], event
          print(event['DTSTART'].dt.isoformat(), event['SUMMARY'])
      """
    let calendar = asking("today", "--ics").text
    let lines = try ChildRun.withFile(calendar, named: "apollo.ics") { file in
      try Self.python("-c", program, file).split(separator: "\n")
    }
    let count = calendar.components(separatedBy: "BEGIN:VEVENT").count - 1
    #expect(lines.first == "\(count) \(count)")
    #expect(lines.contains("1969-07-20 Apollo 11: touchdown at Tranquility Base (1969)"))
    #expect(lines.contains("1930-01-20 Buzz Aldrin born in Glen Ridge, New Jersey (1930)"))
  }
}
