import TextLayout

/// A rocket that stayed on its pad, and a star for each of its crew.
struct LaunchPad {
  let crew: Int

  /// Draws the pad; all lengths are parts of the plane's height.
  func draw(on plane: inout DotPlane) {
    let unit = Double(min(plane.width, plane.height)) / 40
    let ground = plane.center.y + 17 * unit
    let middle = plane.center.x - 2 * unit
    func block(_ left: Double, _ right: Double, _ bottom: Double, _ top: Double) {
      plane.fill { point in
        point.x > middle + left * unit && point.x < middle + right * unit
          && point.y > ground - top * unit && point.y < ground - bottom * unit
      }
    }
    func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ style: Style) {
      plane.line(
        from: DotPoint(x: middle + x * unit, y: ground - y * unit),
        to: DotPoint(x: middle + endX * unit, y: ground - endY * unit), style: style)
    }
    // The service tower with its braces and arms.
    line(6, 0, 6, 25, .muted)
    line(10, 0, 10, 25, .muted)
    line(6, 25, 10, 25, .muted)
    for height in stride(from: 0.0, to: 25, by: 5) {
      line(6, height, 10, height + 5, .muted)
    }
    for height in [9.0, 17, 22] { line(2, height, 6, height, .muted) }
    // First stage, second stage, spacecraft, escape tower.
    block(-2.5, 2.5, 1, 11)
    block(-2.5, 2.5, 12, 18)
    plane.fill { point in
      let height = (ground - point.y) / unit
      return height > 19 && height < 24
        && abs(point.x - middle) < (24.5 - height) / 5.5 * 2.5 * unit
    }
    line(0, 24, 0, 28, .plain)
    line(-16, 0, 20, 0, .muted)
    drawStars(on: &plane)
  }

  private func drawStars(on plane: inout DotPlane) {
    let count = min(crew, 7)
    let columns = plane.width / 2
    let gap = max(columns / 8, 2)
    let first = columns / 2 - 1 - (count - 1) * gap / 2
    for star in 0..<max(count, 0) {
      let isOuter = star == 0 || star == count - 1
      plane.label(Text("✦"), column: first + star * gap, row: isOuter && count > 2 ? 1 : 0)
    }
  }
}
