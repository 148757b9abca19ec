import MoonshotCore
import Testing

@Suite("The face of the Moon")
struct MoonFeaturesTests {
  private let moon = MoonFeatures(.embedded)

  @Test func `comes from the binary without a fault`() {
    #expect(moon.faults.isEmpty)
    #expect(moon.maria.count == 18)
    #expect(moon.craters.count == 8)
  }

  @Test(arguments: [
    // Where Apollo and others set down on mare: Apollo 11, 12, 17; Luna 16; Surveyor 1; Lunokhod 1.
    (0.674, 23.473, true), (-3.013, -23.422, true), (20.191, 30.772, true),
    (-0.68, 56.30, true), (-2.45, -43.34, true), (38.24, -35.0, true),
    // And on highlands: Apollo 14 and 16, Surveyor 7.
    (-3.646, -17.472, false), (-8.973, 15.501, false), (-40.98, -11.51, false),
    // The poles, the southern highlands, and those between Frigoris and the limb.
    (89, 0, false), (-89, 0, false), (-35, 20, false), (75, 0, false), (-60, -30, false),
    // Mare Frigoris is a strip, 56 degrees north on both sides of the middle.
    (58, -20, true), (56, 10, true), (47, 20, false), (66, 0, false),
  ])
  func `is dark where the maria are`(_ latitude: Double, _ longitude: Double, _ isMare: Bool) throws
  {
    let place = try #require(LunarCoordinates(latitude: latitude, longitude: longitude))
    #expect(moon.isMare(place) == isMare)
    #expect(moon.isMare(try #require(place.disc)) == isMare)
  }

  @Test func `has about a third of its near side dark, more in the west and north`() {
    var dots = 0
    var dark = 0
    var west = 0
    var north = 0
    for row in -100...100 {
      for column in -100...100 {
        let point = DiscPoint(x: Double(column) / 100, y: Double(row) / 100)
        guard point.isOnDisc else { continue }
        dots += 1
        guard moon.isMare(point) else { continue }
        dark += 1
        if point.x < 0 { west += 1 }
        if point.y > 0 { north += 1 }
      }
    }
    #expect(0.28...0.42 ~= Double(dark) / Double(dots))
    #expect(west * 2 > dark)
    #expect(north * 2 > dark)
  }

  @Test func `has its center dark for each round mare`() {
    #expect(moon.maria.allSatisfy { moon.isMare($0.place) })
  }

  @Test func `is not in the sky`() {
    #expect(!moon.isMare(DiscPoint(x: 0.9, y: 0.9)))
    #expect(!moon.isMare(DiscPoint(x: .nan, y: 0)))
  }

  @Test func `is the same Moon for a catalog without one`() {
    let other = MoonFeatures(ResourceBundle(files: [:]))
    #expect(other.maria == moon.maria)
    #expect(other.faults.isEmpty)
  }

  @Test func `loses only what is wrong in a file of one's own`() {
    let json = """
      {"maria": [{"name": "A", "latitude": 95, "longitude": 0, "diameter": 100},
                 {"name": "B", "latitude": 5, "longitude": 0, "diameter": 1e300},
                 {"name": "C", "latitude": 5, "longitude": 0, "diameter": -1}],
       "craters": 7}
      """
    let other = MoonFeatures(ResourceBundle(files: ["moon.json": Array(json.utf8)]))
    #expect(other.maria.map(\.name) == ["B", "C"])
    #expect(other.faults.map(\.field) == ["maria[0]", "craters"])
    #expect(other.faults.map(\.problem.found) == ["95.0", "7"])
  }
}

@Suite("Landing sites")
struct LandingSiteTests {
  private let sites = Apollo.catalog.landingSites

  private func disc(_ id: Int) throws -> DiscPoint {
    try #require(sites.first { $0.mission.id == id }?.disc)
  }

  @Test func `are the six, from west to east`() throws {
    #expect(sites.map(\.mission.id) == [11, 12, 14, 15, 16, 17])
    let order = sites.compactMap { site in site.disc.map { (site.mission.id, $0.x) } }
      .sorted { $0.1 < $1.1 }
    #expect(order.map(\.0) == [12, 14, 15, 16, 11, 17])
  }

  @Test func `are the six, from north to south`() throws {
    let order = sites.compactMap { site in site.disc.map { (site.mission.id, $0.y) } }
      .sorted { $0.1 > $1.1 }
    #expect(order.map(\.0) == [15, 17, 11, 12, 14, 16])
  }

  @Test func `stand to each other as on the Moon`() throws {
    let twelve = try #require(sites.first { $0.mission.id == 12 })
    let fourteen = try #require(sites.first { $0.mission.id == 14 })
    #expect(150...200 ~= twelve.place.distance(to: fourteen.place))
    #expect(try disc(15).y > 0.4)
    #expect(try abs(disc(11).y) < 0.02)
    #expect(try disc(12).x < 0 && disc(15).x > 0)
  }

  @Test(arguments: ["{}", #"{"latitude": 5}"#, #"{"latitude": 95, "longitude": 5}"#])
  func `need coordinates`(_ landing: String) throws {
    let other = OtherCatalog(missions: #"[{"id": 1, "landing": \#(landing)}]"#)
    #expect(LandingSite(of: try #require(other.missions.first)) == nil)
  }
}
