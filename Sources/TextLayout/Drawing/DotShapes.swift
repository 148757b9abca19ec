extension DotPlane {
  /// Draws a straight line, one dot wide, both ends included.
  public mutating func line(from start: DotPoint, to end: DotPoint, style: Style = .plain) {
    guard let (start, end) = clipped(start, end) else { return }
    let steps = max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)
    for step in stride(from: 0, through: steps, by: 1) {
      let part = steps == 0 ? 0 : step / steps
      setDot(
        at: DotPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        style: style)
    }
  }

  /// Draws the outline of a circle, one dot wide.
  public mutating func circle(center: DotPoint, radius: Double, style: Style = .plain) {
    ellipse(center: center, radiusX: radius, radiusY: radius, style: style)
  }

  /// Draws the outline of an ellipse with level and upright axes, one dot wide.
  public mutating func ellipse(
    center: DotPoint, radiusX: Double, radiusY: Double, style: Style = .plain
  ) {
    guard radiusX > 0, radiusY > 0 else { return }
    for x in dots(from: center.x - radiusX, to: center.x + radiusX, count: width) {
      let reach = chord(Double(x) + 0.5 - center.x, radiusX, radiusY)
      for y in [center.y - reach, center.y + reach] {
        setDot(at: DotPoint(x: Double(x) + 0.5, y: inward(y, of: center.y)), style: style)
      }
    }
    for y in dots(from: center.y - radiusY, to: center.y + radiusY, count: height) {
      let reach = chord(Double(y) + 0.5 - center.y, radiusY, radiusX)
      for x in [center.x - reach, center.x + reach] {
        setDot(at: DotPoint(x: inward(x, of: center.x), y: Double(y) + 0.5), style: style)
      }
    }
  }

  /// Sets every dot of a disc.
  public mutating func disc(center: DotPoint, radius: Double, style: Style = .plain) {
    fill(style: style, from: center, reach: radius) { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return x * x + y * y <= radius * radius
    }
  }

  /// Sets every dot whose middle satisfies `contains`.
  public mutating func fill(style: Style = .plain, where contains: (DotPoint) -> Bool) {
    shade(1, style: style, where: contains)
  }

  /// Sets a part of the dots whose middle satisfies `contains`, evenly spread.
  ///
  /// The part is `density`, from 0 for none to 1 for all, in steps of a sixteenth.
  public mutating func shade(
    _ density: Double, style: Style = .plain, where contains: (DotPoint) -> Bool
  ) {
    let level = density.isNaN ? 0 : Int((min(max(density, 0), 1) * 16).rounded())
    for y in 0..<height {
      for x in 0..<width where Self.thresholds[y % 4 * 4 + x % 4] < level {
        if contains(DotPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
          set(x: x, y: y, style: style)
        }
      }
    }
  }

  /// Bayer's matrix: the order in which sixteen dots are set as a tone gets darker.
  private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

extension DotPlane {
  private mutating func fill(
    style: Style, from center: DotPoint, reach: Double, where contains: (DotPoint) -> Bool
  ) {
    for y in dots(from: center.y - reach, to: center.y + reach, count: height) {
      for x in dots(from: center.x - reach, to: center.x + reach, count: width) {
        if contains(DotPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
          set(x: x, y: y, style: style)
        }
      }
    }
  }

  private mutating func setDot(at point: DotPoint, style: Style) {
    guard let x = Int(exactly: point.x.rounded(.down)), let y = Int(exactly: point.y.rounded(.down))
    else { return }
    set(x: x, y: y, style: style)
  }

  /// The indices between two coordinates that the plane has.
  private func dots(from start: Double, to end: Double, count: Int) -> Range<Int> {
    guard start < end, end > 0, start < Double(count) else { return 0..<0 }
    let first = Int(max(start, 0).rounded(.down))
    return first..<max(Int(min(end, Double(count)).rounded(.up)), first)
  }

  /// Half the chord of an ellipse at `distance` from its middle.
  private func chord(_ distance: Double, _ radius: Double, _ across: Double) -> Double {
    let part = distance / radius
    return across * max(1 - part * part, 0).squareRoot()
  }

  /// A coordinate on the outline, moved off the border between two dots towards the middle, so
  /// that both sides of the outline look alike.
  private func inward(_ coordinate: Double, of center: Double) -> Double {
    coordinate > center ? coordinate.nextDown : coordinate
  }

  /// The part of a line that lies on the plane (Liang and Barsky's method), else `nil`.
  private func clipped(_ start: DotPoint, _ end: DotPoint) -> (DotPoint, DotPoint)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx.isFinite, dy.isFinite, start.x.isFinite, start.y.isFinite else { return nil }
    var (first, last) = (0.0, 1.0)
    let limits = [
      (-dx, start.x), (dx, Double(width) - start.x), (-dy, start.y), (dy, Double(height) - start.y),
    ]
    for (slope, distance) in limits {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        first = max(first, distance / slope)
      } else {
        last = min(last, distance / slope)
      }
    }
    guard first <= last else { return nil }
    return (
      DotPoint(x: start.x + dx * first, y: start.y + dy * first),
      DotPoint(x: start.x + dx * last, y: start.y + dy * last)
    )
  }
}
