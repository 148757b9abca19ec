import Foundation
import MoonshotCLI
import MoonshotCore
import Testing

@Suite("The map of the Moon")
struct MapTests {
  /// Mission, degrees north, degrees east, as the catalog has them.
  static let sites: [(id: Int, latitude: Double, longitude: Double)] = [
    (11, 0.67416, 23.47314), (12, -3.0128, -23.4219), (14, -3.64589, -17.47194),
    (15, 26.13239, 3.6333), (16, -8.9734, 15.5011), (17, 20.1911, 30.7723),
  ]

  /// The cells of the disc's marks by the number that stands beside them.
  private func marks(_ drawn: Drawn) -> [Int: (row: Int, column: Int)] {
    var marks: [Int: (row: Int, column: Int)] = [:]
    for (row, column) in drawn.cells(where: { $0 == "◉" || $0 == "○" }) {
      let line = drawn.rows[row]
      let after = String(line[min(column + 2, line.count)...].prefix(2))
      let before = String(line[..<max(column - 1, 0)].suffix(2))
      if let id = Int(after) ?? Int(before) { marks[id] = (row, column) }
    }
    return marks
  }

  @Test(arguments: [40, 47, 60, 80, 100, 120])
  func `each site is drawn at its orthographic projection`(_ columns: Int) throws {
    let drawn = Drawn(asking("map", "--width", "\(columns)").lines)
    let disc = try #require(drawn.dots)
    let marks = marks(drawn)
    let radius = Double(disc.rows.count) / 2
    for site in Self.sites {
      let mark = try #require(marks[site.id], "Apollo \(site.id)")
      let (latitude, longitude) = (site.latitude * .pi / 180, site.longitude * .pi / 180)
      let east = cos(latitude) * sin(longitude)
      let north = sin(latitude)
      let column = Double(disc.columns.lowerBound) + 2 * radius * (1 + east)
      let row = Double(disc.rows.lowerBound) + radius * (1 - north)
      #expect(mark.column == Int(column.rounded(.down)), "Apollo \(site.id)")
      #expect(mark.row == Int(row.rounded(.down)), "Apollo \(site.id)")
    }
  }

  @Test(arguments: [40, 60, 80, 100])
  func `the sites stand from west to east, and from north to south`(_ columns: Int) throws {
    let marks = marks(Drawn(asking("map", "--width", "\(columns)").lines))
    let westToEast = try [12, 14, 15, 16, 11, 17].map { try #require(marks[$0]).column }
    let northToSouth = try [15, 17, 11, 12, 14, 16].map { try #require(marks[$0]).row }
    #expect(westToEast == westToEast.sorted())
    #expect(northToSouth == northToSouth.sorted())
  }

  @Test(arguments: Array(20...60) + [72, 79, 80, 81, 99, 100, 120, 200])
  func `the disc is round and no line leaves the page`(_ columns: Int) throws {
    let lines = asking("map", "--width", "\(columns)").lines
    let disc = try #require(Drawn(lines).dots)
    #expect(disc.columns.count == 2 * disc.rows.count)
    #expect(lines.allSatisfy { $0.count <= min(columns, 104) && $0.last != " " })
  }

  @Test(arguments: [1, 2, 8, 19, 39, 40, 71, 80, 200])
  func `ASCII is all there is when asked for`(_ columns: Int) {
    for words in [["map"], ["map", "11"], ["map", "11", "17"]] {
      let outcome = run(words + ["--ascii", "--width", "\(columns)"], in: .testing)
      #expect(outcome.text.utf8.allSatisfy { $0 < 0x80 })
      #expect(outcome.lines.allSatisfy { $0.count <= columns })
      #expect(outcome.status == .success)
    }
  }

  @Test
  func `a site that is asked for is named on the disc and described`() {
    let outcome = asking("map", "15")
    #expect(outcome.text.contains("◉ Apollo 15"))
    #expect(outcome.text.contains("○ 17"))
    for fact in [
      "Hadley-Apennine", "26.1324° N, 3.6333° E", "Jul 30, 1971, 22:16:29 UTC",
      "2 d 18 h 55 min", "77.31 kg",
    ] {
      #expect(outcome.text.contains(fact))
    }
  }

  @Test(arguments: [
    (13, "it flew around the Moon, 254 km above it at the closest"),
    (10, "it stayed in orbit around the Moon, 31 times around"),
    (7, "it stayed near Earth, for 163 orbits"),
    (5, "it stayed near Earth"),
    (201, "it flew up and down again, without an orbit"),
    (1, "it never left the ground"),
  ])
  func `a mission without a landing says where it went instead`(_ id: Int, _ words: String) {
    let outcome = asking("map", "\(id)")
    let name = id < 100 ? "Apollo \(id)" : "AS-\(id)"
    #expect(
      outcome
        == Outcome(
          standardError: "moonshot: \(name) did not land on the Moon: \(words)\n",
          status: .notFound, isPageable: true))
  }

  @Test
  func `of several missions those that landed are shown and the others reported`() {
    let outcome = asking("map", "13", "11", "99")
    #expect(outcome.text.contains("Apollo 11 ◉"))
    #expect(outcome.standardError.split(separator: "\n").count == 2)
    #expect(outcome.status == .notFound)
  }

  @Test
  func `JSON gives the sites, one as an object, and no drawing`() throws {
    let all = try JSONSerialization.jsonObject(
      with: Data(asking("map", "--json").standardOutput))
    let sites = try #require(all as? [[String: Any]])
    #expect(sites.map { $0["id"] as? Int } == Self.sites.map(\.id))
    let one = try JSONSerialization.jsonObject(
      with: Data(asking("map", "14", "--json").standardOutput))
    let site = try #require(one as? [String: Any])
    #expect(site["latitude"] as? Double == -3.64589)
    #expect(site["longitude"] as? Double == -17.47194)
    #expect(site["site"] as? String == "Fra Mauro")
    #expect(site["name"] as? String == "Apollo 14")
    let dots = asking("map", "--json").text.filter(\.isDots)
    #expect(dots.isEmpty)
  }

  @Test
  func `Markdown gives the sites as a table`() {
    let text = asking("map", "12", "--format", "markdown").text
    #expect(
      text == """
        # Landing sites

        | Mission | Site | Region | Coordinates | Landed |
        | --- | --- | --- | --- | --- |
        | Apollo 12 | Ocean of Storms | Oceanus Procellarum | 3.0128° S, 23.4219° W \
        | Nov 19, 1969 |

        """)
  }

  @Test
  func `places that the Moon hasn't are left out, those on its far side are told of`() {
    let missions = """
      [{"id": 30, "crew": [], "landing": {"latitude": 91, "longitude": 0}},
       {"id": 31, "crew": [], "landing": {"site": "Somewhere"}},
       {"id": 32, "crew": [], "landing": {"latitude": 5, "longitude": 170}},
       {"id": 33, "crew": [], "landing": {"latitude": 5, "longitude": 370}}]
      """
    let outcome = asking(["map"], missions: missions)
    #expect(
      outcome.standardError == """
        moonshot: left out, coordinates missing or out of range: Apollo 30 and Apollo 31
        moonshot: on the far side, which the map doesn't show: Apollo 32

        """)
    #expect(outcome.status == .success)
    #expect(outcome.text.contains("◉ 33"))
    #expect(outcome.text.contains("5° N, 170° E"))
    #expect(asking(["map", "31"], missions: missions).status == .notFound)
  }

  @Test
  func `an empty catalog has an empty Moon`() {
    let outcome = asking(["map"], missions: "[]")
    #expect(Drawn(outcome.lines).dots != nil)
    #expect(outcome.standardError == "moonshot: the catalog has no landings\n")
    #expect(asking(["map", "--json"], missions: "[]").text == "[]\n")
  }

  @Test
  func `labels of fifty sites cover neither one another nor a mark`() {
    let missions = (0..<50).map { index in
      let (latitude, longitude) = (Double(index / 10) * 4 - 8, Double(index % 10) * 7 - 30)
      return """
        {"id": \(index + 100), "crew": [],
         "landing": {"latitude": \(latitude), "longitude": \(longitude)}}
        """
    }
    let catalog = "[" + missions.joined(separator: ",") + "]"
    for columns in [1, 2, 3, 5, 9, 20, 39, 40, 60, 72, 80, 100, 120] {
      let outcome = asking(["map", "--width", "\(columns)"], missions: catalog)
      #expect(outcome.lines.allSatisfy { $0.count <= columns })
      guard columns >= 40, let disc = Drawn(outcome.lines).dots else { continue }
      let rows = outcome.lines[disc.rows]
      let words = rows.flatMap { line in
        line.split { !$0.isNumber }.map(String.init)
      }
      #expect(words.allSatisfy { $0.count == 3 }, "no number is cut or runs into another")
      #expect(Set(words).count == words.count)
    }
  }
}
