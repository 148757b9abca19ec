import TextLayout

/// Earth as a ball in the light of the Sun, which stands to the upper left.
struct EarthGlobe {
  let center: DotPoint

  /// In dots.
  let radius: Double

  /// Draws the day side in ever fewer dots towards the night, and the limb all around.
  func draw(on plane: inout DotPlane) {
    guard radius > 0 else { return }
    for (density, light) in [(0.1, -0.15), (0.25, 0.1), (0.5, 0.35), (0.75, 0.6)] {
      plane.shade(density) { point in brightness(at: point).map { $0 > light } ?? false }
    }
    plane.circle(center: center, radius: radius)
  }

  /// The cosine of the Sun's distance from the zenith; `nil` beside the ball.
  private func brightness(at point: DotPoint) -> Double? {
    let (x, y) = ((point.x - center.x) / radius, (point.y - center.y) / radius)
    let depth = 1 - x * x - y * y
    guard depth >= 0 else { return nil }
    return -0.62 * x - 0.5 * y + 0.6 * depth.squareRoot()
  }
}
