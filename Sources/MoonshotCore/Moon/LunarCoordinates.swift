/// A place on the Moon, in selenographic degrees.
public struct LunarCoordinates: Hashable, Sendable {
  /// From -90 to 90, north positive.
  public let latitude: Double

  /// From -180 to 180, east positive: toward Mare Crisium, the right as seen from Earth's north.
  public let longitude: Double

  /// The Moon's mean radius in kilometers (IAU, 2015).
  public static let radius = 1737.4

  /// The place, or `nil` for a latitude beyond the poles and for what is no number.
  ///
  /// Any longitude will do: 336.5 is -23.5.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, longitude.isFinite else { return nil }
    self.latitude = latitude
    self.longitude = longitude.remainder(dividingBy: 360)
  }

  /// Kilometers along the surface, by the shortest way.
  public func distance(to other: LunarCoordinates) -> Double {
    // The chord keeps its digits for near places, where the cosine of the angle has lost them.
    let chord = (direction - other.direction).length
    return 2 * Trigonometry.angle(sine: min(chord / 2, 1)) * Self.radius
  }
}

// MARK: - Orthographic projection

/// A place in the Moon's disc as seen from Earth: the center is (0, 0), the limb has radius 1.
public struct DiscPoint: Hashable, Sendable {
  /// East positive, the right.
  public let x: Double

  /// North positive, up.
  public let y: Double

  /// The place; nothing keeps it inside the disc.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether the Moon is there and not the sky beside it.
  public var isOnDisc: Bool { x * x + y * y <= 1 }
}

extension LunarCoordinates {
  /// Where it is in the disc (x = cos φ · sin λ, y = sin φ); `nil` on the far side.
  public var disc: DiscPoint? {
    let direction = direction
    // The limb itself belongs to the near side, whatever the last digit of a cosine says.
    return direction.z >= -1e-12 ? DiscPoint(x: direction.x, y: direction.y) : nil
  }

  /// The place of the near side that stands at `point`; `nil` beside the disc.
  public init?(_ point: DiscPoint) {
    guard let direction = Direction(point) else { return nil }
    self.init(
      latitude: Trigonometry.angle(sine: direction.y) * 180 / .pi,
      longitude: Trigonometry.angle(y: direction.x, x: direction.z) * 180 / .pi)
  }

  var direction: Direction {
    let latitude = latitude * .pi / 180
    let longitude = longitude * .pi / 180
    let (sine, cosine) = (Trigonometry.sine, Trigonometry.cosine)
    return Direction(
      x: cosine(latitude) * sine(longitude), y: sine(latitude),
      z: cosine(latitude) * cosine(longitude))
  }
}

/// A unit vector from the Moon's center: x to the east, y to the north, z to Earth.
struct Direction: Hashable {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// To the near side at `point`; `nil` beside the disc.
  init?(_ point: DiscPoint) {
    guard point.isOnDisc else { return nil }
    self.init(
      x: point.x, y: point.y,
      z: max(0, 1 - point.x * point.x - point.y * point.y).squareRoot())
  }

  var length: Double { (x * x + y * y + z * z).squareRoot() }

  static func - (left: Direction, right: Direction) -> Direction {
    Direction(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }
}
