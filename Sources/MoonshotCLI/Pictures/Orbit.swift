import TextLayout

/// An orbit around a globe, seen from the side: an ellipse that the globe hides the far half of.
struct Orbit {
  /// The globe's middle, which is a focus of the ellipse.
  let center: DotPoint

  /// The globe's radius, in dots.
  let globe: Double

  /// The lowest and the highest point from the middle, in dots.
  let nearest: Double
  let farthest: Double

  /// How far the ellipse is turned on the plane, in degrees, against the clock.
  let turn: Double

  /// How open it looks: 0 from the edge, 1 from above.
  let opening: Double

  /// Where the craft is at `angle`, in degrees from the lowest point; `nil` behind the globe.
  func place(at angle: Double) -> DotPoint? {
    let (point, isHidden) = projected(UnitCircle.direction(angle))
    return isHidden ? nil : point
  }

  /// Draws the orbit, with a dark lane below it so that it stands out from the globe.
  func draw(on plane: inout DotPlane, style: Style = .accent) {
    for direction in UnitCircle.points {
      let (point, isHidden) = projected(direction)
      if !isHidden { plane.clear(around: point) }
    }
    drawLine(on: &plane, style: style)
  }

  /// Draws the line alone.
  func drawLine(on plane: inout DotPlane, style: Style = .accent) {
    var previous: DotPoint?
    for step in 0...UnitCircle.points.count {
      let (point, isHidden) = projected(UnitCircle.points[step % UnitCircle.points.count])
      if let previous, !isHidden { plane.line(from: previous, to: point, style: style) }
      previous = isHidden ? nil : point
    }
  }

  private func projected(_ direction: UnitCircle.Point) -> (DotPoint, isHidden: Bool) {
    let long = (nearest + farthest) / 2
    let focus = (farthest - nearest) / 2
    let short = max(long * long - focus * focus, 0).squareRoot()
    let along = long * direction.x - focus
    let across = short * direction.y * opening
    let axis = UnitCircle.direction(turn)
    let point = DotPoint(
      x: center.x + along * axis.x - across * axis.y,
      y: center.y - along * axis.y - across * axis.x)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    return (point, direction.y > 0 && dx * dx + dy * dy < (globe + 1) * (globe + 1))
  }
}
