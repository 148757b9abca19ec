/// A round piece of the Moon's surface.
struct Cap {
  private let center: Direction
  private let leastCosine: Double

  /// The piece around `center`, `diameter` kilometers across.
  init(_ center: LunarCoordinates, diameter: Double) {
    self.center = center.direction
    let angle = min(max(diameter / 2 / LunarCoordinates.radius, 0), .pi)
    leastCosine = Trigonometry.cosine(angle)
  }

  func contains(_ direction: Direction) -> Bool {
    center.x * direction.x + center.y * direction.y + center.z * direction.z >= leastCosine
  }
}

/// The shapes of the maria, for drawing.
///
/// Most are circles of their listed diameter. That diameter is the longest extent, though, and of
/// the three that are far longer than wide a circle would darken half of the highlands. These are
/// chains of circles laid by eye along their course: a likeness, not a survey.
enum MareOutline {
  static func caps(of mare: LunarFeature) -> [Cap] {
    guard let chain = chains[mare.name] else { return [Cap(mare.place, diameter: mare.diameter)] }
    return chain.compactMap { latitude, longitude, diameter in
      LunarCoordinates(latitude: latitude, longitude: longitude)
        .map { Cap($0, diameter: diameter) }
    }
  }

  /// Degrees north, degrees east, kilometers across.
  private static let chains: [String: [(Double, Double, Double)]] = [
    "Mare Frigoris": [
      (58, -42, 230), (58, -32, 220), (58, -22, 210), (57.5, -12, 200), (57, -3, 220),
      (56, 6, 220), (55.5, 15, 220), (54.5, 24, 220), (53, 32, 200),
    ],
    "Oceanus Procellarum": [
      (47, -58, 420), (38, -61, 560), (29, -63, 600), (20, -58, 700), (11, -55, 760),
      (3, -50, 700), (-4, -46, 560), (-9, -41, 420), (6, -41, 500), (17, -45, 500),
      (34, -44, 420), (53, -54, 260), (0, -33, 400), (-2, -26, 320),
    ],
    "Mare Fecunditatis": [
      (1, 49, 420), (-4, 51, 560), (-10, 52, 560), (-16, 51, 400), (-20, 50, 240),
    ],
  ]
}
