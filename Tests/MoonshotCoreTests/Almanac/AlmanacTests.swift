import MoonshotCore
import Testing

@Suite("What happened on a day")
struct AlmanacTests {
  private let almanac = Almanac(Apollo.catalog, events: Apollo.events)

  private func lines(_ day: String) throws -> [String] {
    almanac.entries(on: try #require(AlmanacDay(day))).map {
      "\($0.date.year) \($0.time?.clock ?? "-") \($0.kind.rawValue) \($0.subject.name): \($0.title)"
    }
  }

  @Test func `tells the landing of Apollo 11`() throws {
    #expect(
      try lines("07-20") == [
        "1969 17:44:00 event Apollo 11: Eagle undocks from Columbia",
        "1969 20:05:05 event Apollo 11: Eagle begins its powered descent",
        "1969 20:17:40 landing Apollo 11: touchdown at Tranquility Base",
      ])
  }

  @Test func `tells one launch, not the start of the clock as well`() throws {
    #expect(
      try lines("07-16").prefix(2) == [
        "1969 13:32:01 launch Apollo 11: liftoff from pad 39A",
        "1969 13:43:49 event Apollo 11: in Earth orbit",
      ])
  }

  @Test func `remembers the crew of Apollo 1`() throws {
    let lines = try lines("01-27")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("1967 - death ") })
  }

  @Test func `has each launch, splashdown, landing, birth and death of the catalog once`() {
    let missions = Apollo.catalog.missions
    let astronauts = Apollo.catalog.astronauts
    for (kind, count) in [
      (AlmanacEntry.Kind.launch, missions.count { $0.launchDate != nil }),
      (.landing, missions.count { $0.landing != nil }),
      (.splashdown, missions.count { $0.flight.splashdown != nil }),
      (.birth, astronauts.count { $0.born.date != nil }),
      (.death, astronauts.count { $0.died.date != nil }),
    ] {
      #expect(almanac.entries.count { $0.kind == kind } == count, "\(kind)")
    }
    #expect(almanac.entries.count { $0.kind == .launch } == 17)
  }

  @Test func `finds every entry on its day, oldest first`() {
    var found = 0
    for month in 1...12 {
      for day in 1...31 {
        guard let day = AlmanacDay(month: month, day: day) else { continue }
        let entries = almanac.entries(on: day)
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date })
        found += entries.count
      }
    }
    #expect(found == almanac.entries.count)
  }

  @Test func `counts the years since`() throws {
    let landing = try #require(almanac.entries.first { $0.kind == .landing })
    #expect(landing.yearsAgo(in: 2019) == 50)
    #expect(landing.yearsAgo(in: 1969) == 0)
    #expect(landing.yearsAgo(in: 1960) == -9)
  }

  @Test func `dates what a record of another catalog has`() {
    let other = OtherCatalog(
      missions: #"[{"id": 8, "launchDate": "1968-12-21", "splashdown": "1968-12-27T15:51:42Z"}]"#)
    let entries = Almanac(Catalog(other.bundle), events: other.events).entries
    #expect(entries.map(\.kind) == [.launch, .splashdown])
    #expect(entries.map(\.title) == ["launch", "splashdown"])
  }

  @Test(arguments: [("2023-02-28", 2), ("2024-02-28", 1), ("2024-02-29", 1), ("2023-03-01", 0)])
  func `gives February 29 an anniversary every year`(_ day: String, _ count: Int) throws {
    let other = OtherCatalog(
      missions: #"[{"id": 1, "launchDate": "2000-02-29"}, {"id": 2, "launchDate": "2001-02-28"}]"#)
    let almanac = Almanac(Catalog(other.bundle), events: other.events)
    #expect(almanac.anniversaries(on: try #require(CivilDate(day))).count == count)
    #expect(almanac.entries(on: try #require(AlmanacDay("02-29"))).map(\.subject.id) == ["1"])
    #expect(almanac.entries(on: try #require(AlmanacDay("02-28"))).map(\.subject.id) == ["2"])
  }

  @Test func `leaves out what happens beyond the calendar`() {
    let other = OtherCatalog(
      missions: #"[{"id": 1, "liftoff": "9999-12-31T00:00:00Z"}]"#,
      events: #"{"1": [{"title": "a", "get": "99999:59:59"}, {"title": "b", "get": "0:00:00"}]}"#)
    let entries = Almanac(Catalog(other.bundle), events: other.events).entries
    #expect(entries.map(\.title) == ["b", "launch"])
  }
}

@Suite("Days of any year")
struct AlmanacDayTests {
  @Test(arguments: [
    ("07-20", "07-20"), ("02-29", "02-29"), ("1969-07-20", "07-20"), ("12-31", "12-31"),
  ])
  func `are read`(_ text: String, _ expected: String) {
    #expect(AlmanacDay(text)?.description == expected)
  }

  @Test(arguments: ["", "7-20", "02-30", "00-10", "13-01", "07-00", "07-20-", "0720", "1969-02-29"])
  func `are refused when no year has them`(_ text: String) {
    #expect(AlmanacDay(text) == nil)
  }
}
