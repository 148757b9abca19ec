/// Sines and cosines of every other degree: enough for pictures, and nothing to link.
enum UnitCircle {
  /// A direction: `x` the cosine of its angle, `y` the sine.
  struct Point: Hashable, Sendable {
    let x: Double
    let y: Double
  }

  /// The directions at 0, 2, 4, … 358 degrees, each turned from the one before.
  static let points: [Point] = {
    let sine = 0.034_899_496_702_500_97
    let cosine = (1 - sine * sine).squareRoot()
    var point = Point(x: 1, y: 0)
    return (0..<180).map { _ in
      defer {
        point = Point(
          x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
      }
      return point
    }
  }()

  /// The direction nearest to `degrees`, whatever their number.
  static func direction(_ degrees: Double) -> Point {
    let turned = (degrees / 2).remainder(dividingBy: 180)
    let index = turned.isFinite ? Int(turned.rounded()) : 0
    return points[(index + 180) % 180]
  }
}
