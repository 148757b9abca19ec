import Foundation
import MoonshotCore
import Testing

@Suite("Places on the Moon and in its disc")
struct LunarCoordinatesTests {
  private static let places: [LunarCoordinates] =
    stride(from: -85.0, through: 85, by: 17).flatMap { latitude in
      stride(from: -89.0, through: 89, by: 8.9).compactMap {
        LunarCoordinates(latitude: latitude, longitude: $0)
      }
    }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 0.0), (0, 90, 1, 0), (0, -90, -1, 0), (90, 0, 0, 1), (-90, 0, 0, -1),
    (30, 0, 0, 0.5), (0, 30, 0.5, 0), (60, 90, 0.5, 0.866_025_403_784_438_6),
  ])
  func `project orthographically`(
    _ latitude: Double, _ longitude: Double, _ x: Double, _ y: Double
  ) throws {
    let place = try #require(LunarCoordinates(latitude: latitude, longitude: longitude))
    let point = try #require(place.disc)
    #expect(abs(point.x - x) < 1e-12)
    #expect(abs(point.y - y) < 1e-12)
  }

  @Test(arguments: places)
  func `come back from the disc`(_ place: LunarCoordinates) throws {
    let point = try #require(place.disc)
    #expect(point.isOnDisc)
    let radians = Double.pi / 180
    #expect(abs(point.x - cos(place.latitude * radians) * sin(place.longitude * radians)) < 1e-12)
    #expect(abs(point.y - sin(place.latitude * radians)) < 1e-12)
    let back = try #require(LunarCoordinates(point))
    #expect(abs(back.latitude - place.latitude) < 1e-6)
    #expect(abs(back.longitude - place.longitude) < 1e-6)
  }

  @Test(arguments: [91.0, 120, 180, -91, -179, 269])
  func `have no place in the disc on the far side`(_ longitude: Double) throws {
    let place = try #require(LunarCoordinates(latitude: 5, longitude: longitude))
    #expect(place.disc == nil)
  }

  @Test(arguments: [(1.0, 0.1), (0.8, 0.8), (.infinity, 0), (.nan, 0)])
  func `are not in the sky beside the disc`(_ x: Double, _ y: Double) {
    #expect(LunarCoordinates(DiscPoint(x: x, y: y)) == nil)
  }

  @Test(arguments: [(336.5, -23.5), (-200, 160), (720, 0), (1e300, 0)])
  func `take any longitude`(_ longitude: Double, _ expected: Double) throws {
    let place = try #require(LunarCoordinates(latitude: 0, longitude: longitude))
    #expect(-180...180 ~= place.longitude)
    if abs(longitude) < 1e6 { #expect(place.longitude == expected) }
  }

  @Test(arguments: [(90.001, 0.0), (-1e308, 0), (.nan, 0), (0, .nan), (0, .infinity)])
  func `refuse what is nowhere`(_ latitude: Double, _ longitude: Double) {
    #expect(LunarCoordinates(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func `are a quarter of the circumference from the pole to the equator`() throws {
    let pole = try #require(LunarCoordinates(latitude: 90, longitude: 0))
    let equator = try #require(LunarCoordinates(latitude: 0, longitude: 12))
    #expect(abs(pole.distance(to: equator) - .pi / 2 * LunarCoordinates.radius) < 1e-9)
    #expect(equator.distance(to: equator) == 0)
    #expect(pole.distance(to: equator) == equator.distance(to: pole))
  }
}
