import MoonshotCLI
import MoonshotCore
import Testing

@Suite("The header of a mission")
struct MissionHeaderTests {
  static let missions = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 201, 202, 203]

  /// The left columns of the first rows, where the picture stands beside the title.
  private func picture(_ outcome: Outcome) -> [String] {
    outcome.lines.prefix(10).map { String($0.prefix(22)) }
  }

  @Test
  func `the picture's middle is at the gap between headline and details`() {
    #expect(
      asking("mission", "11").lines.prefix(10).joined(separator: "\n") == """
            ⠁ ⣠⠴⠖⠻⠻⠿⠿⠿⠿⢶⣦⣄
            ⡠⠊⠠⠞⠉⠁ ⠉⠻⣿⠿⣾⣿⣿⣷⣄⠠
          ⢀⡞ ⢀⣀     ⢀   ⢻⣿⣿⡿⣷⡀
          ⣼   ⠸⠦⣀⣀⣀⣤⠚⢦⠤  ⠈⠹⡄⠈⣧    Apollo 11
          ⣿     ⢿⣿⣿⡟⠒⣿ ◉   ⠉⢶⣿    First people on the Moon
          ⣏⣧  ⢠⠄⠘⠿⣿⣿⣶⣿⣶⣶⣤⡤⡆ ⢸⣿
          ⢻⣿⣿⡖⠺⡇  ⠈⢻⣿⣿⣿⣿⣿⣀⡄⢀⣼⡟    Jul 16 – 24, 1969 · 8 d 3 h 19 min
          ⠈⢿⣿⣷⣤⣴⣄⣀⣠⣾⣿⣿⣿⣿⣿⣿⣿⣿⡿⠁    Columbia · Eagle · Saturn V SA-506
            ⠙⢿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡿⠋
          ⠠⠐  ⠙⠻⠿⣿⣤⣼⣿⣿⣿⠿⠟⠋
        """)
  }

  @Test(arguments: [[], ["--ascii"]])
  func `no two missions look the same`(_ options: [String]) {
    let pictures = Self.missions.map { id in
      picture(run(["mission", "\(id)"] + options, in: .testing))
    }
    #expect(Set(pictures).count == Self.missions.count)
    #expect(pictures.allSatisfy { $0.contains { !$0.isEmpty } })
  }

  @Test
  func `landings at different places look different`() {
    var pictures: Set<[String]> = []
    var count = 0
    for latitude in stride(from: -60, through: 60, by: 12) {
      for longitude in stride(from: -60, through: 60, by: 12) {
        let landing = #"{"latitude": \#(latitude), "longitude": \#(longitude)}"#
        let outcome = asking(
          ["mission", "30"], missions: #"[{"id": 30, "crew": [], "landing": \#(landing)}]"#)
        pictures.insert(picture(outcome))
        count += 1
      }
    }
    #expect(pictures.count == count)
  }

  @Test(arguments: [1, 7, 8, 11, 13, 201])
  func `the picture stands beside, above or nowhere as the page is wide`(_ id: Int) throws {
    for columns in [1, 20, 39, 40, 56, 71, 72, 100, 120] {
      let drawn = Drawn(
        run(["mission", "\(id)", "--width", "\(columns)"], in: .testing).lines)
      let title = drawn.rows.firstIndex { line in
        String(line).contains(id < 100 ? "Apollo \(id)" : "AS-\(id)")
      }
      switch columns {
      case ..<40: #expect(drawn.dots == nil)
      case ..<72:
        let dots = try #require(drawn.dots)
        let row = try #require(title)
        #expect(dots.rows.upperBound < row)
        #expect(dots.columns.count * 10 <= columns * 7)
      default:
        let dots = try #require(drawn.dots)
        let row = try #require(title)
        #expect(dots.rows.contains(row))
        #expect(dots.columns.upperBound < 22)
      }
    }
  }

  @Test(arguments: 40..<72)
  func `above the title the Moon fills between 50 and 70 percent of the page`(
    _ columns: Int
  ) throws {
    let drawn = Drawn(asking("mission", "11", "--width", "\(columns)").lines)
    let dots = try #require(drawn.dots)
    #expect(dots.columns.count * 10 >= columns * 5)
    #expect(dots.columns.count * 10 <= columns * 7)
    #expect(dots.columns.count == dots.rows.count * 2)
    let (left, right) = (dots.columns.lowerBound, columns - 1 - dots.columns.upperBound)
    #expect(abs(left - right) <= 1, "the Moon is centered")
  }

  @Test
  func `a catalog that knows only the day shows the Moon of that day`() {
    func dots(_ date: String) -> Int {
      let missions = #"[{"id": 30, "launchDate": "\#(date)", "crew": []}]"#
      return Drawn(asking(["mission", "30"], missions: missions).lines).dotCount
    }
    // New on July 14, 1969, at 14:12; full on July 29 at 2:46 (Meeus, chapter 49).
    #expect(dots("1969-07-29") > 3 * dots("1969-07-14"))
    #expect(dots("1969-07-22") > 2 * dots("1969-07-14"))
  }

  @Test(arguments: [
    #""earthOrbits": 9223372036854775807, "duration": 1"#,
    #""earthOrbits": 1, "duration": 9223372036854775807"#,
    #""earthOrbits": -9223372036854775808, "cospar": "x""#,
    #""lunarOrbits": 9223372036854775807, "closestApproach": 1e308"#,
    #""lunarOrbits": -4, "closestApproach": -1e308"#,
    #""duration": -9223372036854775808"#,
    #""duration": 1"#,
    #""landing": {"latitude": 91, "longitude": 1e308}"#,
    #""landing": {"latitude": 90, "longitude": -1e308}"#,
    #""landing": {"latitude": 0, "longitude": 180}"#,
    #""landing": {}"#,
    #""launchDate": "0001-01-01""#,
    #""launchDate": "9999-12-31""#,
    #""name": "月面着陸 🌕""#,
  ])
  func `nonsense in a record draws something within the page`(_ facts: String) {
    for columns in [1, 2, 9, 39, 40, 41, 60, 71, 72, 80, 1000] {
      let outcome = asking(
        ["mission", "9223372036854775807", "--width", "\(columns)"],
        missions: #"[{"id": 9223372036854775807, "crew": [], \#(facts)}]"#)
      #expect(outcome.lines.allSatisfy { $0.count <= columns && $0.last != " " })
      #expect(!outcome.lines.isEmpty)
    }
  }
}
