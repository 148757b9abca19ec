import MoonshotCore

/// How the Moon is lit on a day, as seen from Earth's north; by the mean month, right to a day.
struct MoonPhase {
  /// From 0 at new Moon over a half at full Moon to 1.
  let part: Double

  /// The phase at noon, counted from the new Moon of January 6, 2000, 18:14 UTC.
  init(on date: CivilDate) {
    let days = Double(date.daysSince1970) + 0.5 - 10_962.76
    let months = days / 29.530_588
    part = months - months.rounded(.down)
  }

  /// Whether the Sun shines at `point` of the disc: from the right as the Moon waxes.
  func isLit(_ point: DiscPoint) -> Bool {
    let edge = UnitCircle.direction(part * 360).x * max(1 - point.y * point.y, 0).squareRoot()
    return part < 0.5 ? point.x > edge : point.x < -edge
  }
}
