import MoonshotCore
import TextLayout

/// The Moon's near side on a plane of dots, in orthographic projection.
///
/// Where the ground is light, dots are set; the maria stay dark. That is the Moon as it is in the
/// sky, on the dark background that most terminals have.
struct MoonDisc {
  let center: DotPoint

  /// In dots.
  let radius: Double

  /// The Moon is the same in every catalog: always that of the binary, read when first drawn.
  private static let features = MoonFeatures(.embedded)

  /// Draws the ground as far as `isLit` says so, and the limb all around.
  func draw(on plane: inout DotPlane, where isLit: (DiscPoint) -> Bool = { _ in true }) {
    let features = Self.features
    for y in rows(of: plane) {
      for x in columns(of: plane) {
        let point = disc(DotPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard point.isOnDisc, isLit(point) else { continue }
        if !features.isMare(point) { plane.set(x: x, y: y) }
      }
    }
    drawCraters(on: &plane, where: isLit)
    plane.circle(center: center, radius: radius)
  }

  /// The largest craters, where the disc is large enough to show a dot for them.
  ///
  /// Bright in the dark of a mare, dark in the bright highlands.
  private func drawCraters(on plane: inout DotPlane, where isLit: (DiscPoint) -> Bool) {
    for crater in Self.features.craters {
      guard let point = crater.place.disc, isLit(point) else { continue }
      let size = crater.diameter / 2 / LunarCoordinates.radius * radius
      guard size > 0.9 else { continue }
      let middle = dot(point)
      let isDark = Self.features.isMare(point)
      let reach = max(size, 1)
      for y in Int(middle.y - reach)...Int(middle.y + reach) {
        for x in Int(middle.x - reach)...Int(middle.x + reach) {
          let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
          guard dx * dx + dy * dy <= reach * reach else { continue }
          if isDark { plane.set(x: x, y: y) } else { plane.clear(x: x, y: y) }
        }
      }
    }
  }
}

// MARK: - From the Moon to the plane

extension MoonDisc {
  /// Where `point` of the disc is on the plane; north is up, east to the right.
  func dot(_ point: DiscPoint) -> DotPoint {
    DotPoint(x: center.x + point.x * radius, y: center.y - point.y * radius)
  }

  /// The point of the disc, or beside it, under a point of the plane.
  private func disc(_ dot: DotPoint) -> DiscPoint {
    DiscPoint(x: (dot.x - center.x) / radius, y: (center.y - dot.y) / radius)
  }

  private func rows(of plane: DotPlane) -> Range<Int> {
    reach(around: center.y, within: plane.height)
  }

  private func columns(of plane: DotPlane) -> Range<Int> {
    reach(around: center.x, within: plane.width)
  }

  private func reach(around middle: Double, within count: Int) -> Range<Int> {
    let first = max(middle - radius, 0)
    let last = min(middle + radius + 1, Double(count))
    return first < last ? Int(first)..<Int(last) : 0..<0
  }
}
