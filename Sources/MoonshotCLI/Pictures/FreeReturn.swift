import TextLayout

/// The way around the Moon that leads home by itself: an eight with Earth in one loop, the Moon in
/// the other.
struct FreeReturn {
  let earth: DotPoint
  let moon: DotPoint

  /// How far the loops keep from the middles of both, in dots.
  let aroundEarth: Double
  let aroundMoon: Double

  /// Draws the loop, and the craft behind the Moon.
  func draw(on plane: inout DotPlane) {
    var previous: DotPoint?
    for step in 0...180 {
      let point = point(UnitCircle.direction(Double(step) * 2))
      if let previous { plane.line(from: previous, to: point, style: .accent) }
      previous = point
    }
    Craft(point(UnitCircle.direction(0))).draw(on: &plane)
  }

  /// The place on the loop: 1 for `x` is behind the Moon, -1 behind Earth.
  private func point(_ direction: UnitCircle.Point) -> DotPoint {
    let (dx, dy) = (moon.x - earth.x, moon.y - earth.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let (ux, uy) = (dx / distance, dy / distance)
    let start = -aroundEarth
    let length = distance + aroundEarth + aroundMoon
    let along = start + length * (1 + direction.x) / 2
    let isNearMoon = direction.x > 0
    let width = isNearMoon ? aroundMoon : aroundEarth
    let across = width * 2 * direction.x * direction.y
    return DotPoint(
      x: earth.x + along * ux - across * uy, y: earth.y + along * uy + across * ux)
  }
}
