import MoonshotCore
import TextLayout

/// Where a mission went, drawn from its own record.
struct MissionPicture: View {
  private let mission: Mission
  private let columns: Int

  /// The picture of `mission`, as many cells wide as `columns` and half as many high.
  init(_ mission: Mission, columns: Int) {
    self.mission = mission
    self.columns = max(columns, 0) / 2 * 2
  }

  var body: some View {
    DotCanvas(columns: columns, rows: columns / 2) { plane in
      guard plane.width > 7 else { return }
      MissionScene(mission, on: plane).draw(on: &plane)
    }
  }
}

/// The elements of a mission's picture and where they are on the plane.
private struct MissionScene {
  let mission: Mission
  let center: DotPoint

  /// Half of the plane's width, in dots: the size that all others are parts of.
  let half: Double

  init(_ mission: Mission, on plane: DotPlane) {
    self.mission = mission
    center = plane.center
    half = Double(min(plane.width, plane.height)) / 2
  }

  func draw(on plane: inout DotPlane) {
    switch FlightPath(mission) {
    case .pad: LaunchPad(crew: mission.crew.count).draw(on: &plane)
    case .suborbital(let seconds): drawArc(on: &plane, seconds: seconds)
    case .earthOrbit(let count, let seconds):
      drawEarthOrbit(on: &plane, count: count, seconds: seconds)
    case .flyby(let kilometers): drawFlyby(on: &plane, kilometers: kilometers)
    case .lunarOrbit(let count, let kilometers):
      drawLunarOrbit(on: &plane, count: count, kilometers: kilometers)
    case .landing(let place): drawLanding(on: &plane, at: place)
    case .launch(let date): drawMoon(on: &plane, of: date)
    }
  }

  private func drawStars(on plane: inout DotPlane, beside radius: Double) {
    var stars = Stars(over: mission)
    let reach = (radius + 2) * (radius + 2)
    stars.draw(on: &plane) { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return x * x + y * y > reach
    }
  }
}

// MARK: - Near the Moon

extension MissionScene {
  /// The Moon's disc with the site marked.
  private func drawLanding(on plane: inout DotPlane, at place: LunarCoordinates?) {
    drawStars(on: &plane, beside: half)
    let moon = MoonDisc(center: center, radius: half)
    moon.draw(on: &plane)
    if let site = place?.disc { SiteMark(moon.dot(site)).draw(on: &plane) }
  }

  /// The Moon with the orbit around it, wider the more often it was flown, and the low pass.
  private func drawLunarOrbit(on plane: inout DotPlane, count: Int, kilometers: Double?) {
    let radius = half * 0.62
    drawStars(on: &plane, beside: half * 0.9)
    MoonDisc(center: center, radius: radius).draw(on: &plane)
    let strokes = min(max(count / 10, 1), 3)
    let orbits = (0..<strokes).map { stroke in
      let height = half * (0.97 - 0.05 * Double(stroke))
      return Orbit(
        center: center, globe: radius, nearest: height, farthest: height, turn: 20,
        opening: 0.34)
    }
    for orbit in orbits { orbit.draw(on: &plane) }
    for orbit in orbits { orbit.drawLine(on: &plane) }
    if let place = orbits.first?.place(at: 290) { Craft(place).draw(on: &plane) }
    guard let kilometers else { return }
    let low = radius * (1 + min(max(kilometers, 0) / 1_000, 0.3)) + 2
    let pass = Orbit(
      center: center, globe: radius, nearest: low, farthest: half * 0.97, turn: -24,
      opening: 0.2)
    pass.draw(on: &plane)
    if let place = pass.place(at: 350) { Craft(place).draw(on: &plane) }
  }

  /// Earth, the Moon, and the loop around both that leads home without a burn.
  private func drawFlyby(on plane: inout DotPlane, kilometers: Double?) {
    let earth = DotPoint(x: center.x - half * 0.56, y: center.y + half * 0.56)
    let moon = DotPoint(x: center.x + half * 0.62, y: center.y - half * 0.62)
    var stars = Stars(over: mission)
    stars.draw(on: &plane) { point in
      abs((point.x - center.x) + (point.y - center.y)) > half * 0.75
    }
    let height = min(max(kilometers ?? 254, 0) / 10_000, 1) * half * 0.1 + max(half * 0.06, 1.5)
    FreeReturn(
      earth: earth, moon: moon, aroundEarth: half * 0.4,
      aroundMoon: half * 0.19 + height
    ).draw(on: &plane)
    EarthGlobe(center: earth, radius: half * 0.32).draw(on: &plane)
    MoonDisc(center: moon, radius: half * 0.19).draw(on: &plane)
  }

  /// The Moon as it stood in the sky of that day.
  private func drawMoon(on plane: inout DotPlane, of date: CivilDate) {
    drawStars(on: &plane, beside: half)
    let phase = MoonPhase(on: date)
    MoonDisc(center: center, radius: half).draw(on: &plane) { phase.isLit($0) }
  }
}

// MARK: - Near Earth

extension MissionScene {
  /// Earth's mean radius in kilometers.
  private static let earthRadius = 6_371.0

  /// Earth's gravitational parameter, in cubic kilometers a square second.
  private static let gravity = 398_600.4

  /// Earth with the orbit, one stroke for each time around as far as they can be told apart.
  ///
  /// Its height is that of the mean period: a flight that took hours for each orbit went far out.
  private func drawEarthOrbit(on plane: inout DotPlane, count: Int?, seconds: Int?) {
    let perigee = Self.earthRadius + 190
    let apogee = max(Self.axis(count: count, seconds: seconds) * 2 - perigee, perigee)
    let lift = half * 0.16 / 190
    let isLow = apogee < perigee * 1.2
    let scale = isLow ? half * 0.78 / Self.earthRadius : half * 1.9 / (apogee + perigee)
    let radius = Self.earthRadius * scale
    let shift = isLow ? 0 : (apogee - perigee) / 2 * scale
    let axis = UnitCircle.direction(32)
    let middle = DotPoint(x: center.x + shift * axis.x, y: center.y - shift * axis.y)
    let nearest = isLow ? radius + lift * 190 : perigee * scale + 1
    let farthest = isLow ? nearest : apogee * scale

    var stars = Stars(over: mission)
    stars.draw(on: &plane) { point in
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      let (along, across) = (x * axis.x - y * axis.y, x * axis.y + y * axis.x)
      return x * x + y * y > (radius + 2) * (radius + 2)
        && (abs(across) > half * 0.5 || along > nearest + 1)
    }
    EarthGlobe(center: middle, radius: radius).draw(on: &plane)
    func orbit(_ opening: Double) -> Orbit {
      Orbit(
        center: middle, globe: radius, nearest: nearest, farthest: farthest, turn: 32,
        opening: opening)
    }
    let strokes = min(max(count ?? 1, 1), 6)
    func opening(_ stroke: Int) -> Double {
      0.12 + 0.3 * Double(stroke) / Double(max(strokes - 1, 1))
    }
    for stroke in 0..<strokes {
      orbit(opening(stroke)).draw(on: &plane)
    }
    for stroke in 0..<strokes {
      orbit(opening(stroke)).drawLine(on: &plane)
    }
    for (index, angle) in [300.0, 250].prefix(crafts).enumerated() {
      let place = orbit(index == 0 ? 0.42 : 0.3).place(at: angle)
      if let place { Craft(place).draw(on: &plane) }
    }
  }

  /// The half of the long axis in kilometers, from the mean period by Kepler's third law.
  private static func axis(count: Int?, seconds: Int?) -> Double {
    guard let count, let seconds, count > 0, seconds > 0 else { return earthRadius + 190 }
    let swing = Double(seconds) / Double(count) / (2 * .pi)
    let cube = min(gravity * swing * swing, 1e14)
    // Newton's method, from a start that is right for the usual orbit.
    var root = 7_000.0
    for _ in 0..<40 { root = (2 * root + cube / (root * root)) / 3 }
    return root
  }

  /// How many spacecraft flew on their own: two where both have a name.
  private var crafts: Int {
    let names = mission.vehicle.callSigns
    return names?.commandModule != nil && names?.lunarModule != nil ? 2 : 1
  }

  /// Earth and the way up and down: the longer the flight, the farther around.
  private func drawArc(on plane: inout DotPlane, seconds: Int) {
    let radius = half * 0.7
    var stars = Stars(over: mission)
    stars.draw(on: &plane) { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return x * x + y * y > half * half * 0.95
    }
    EarthGlobe(center: center, radius: radius).draw(on: &plane)
    // A low orbit takes 88 minutes; climbing and falling back cover less ground.
    let span = min(max(Double(seconds) / 5_280 * 260, 20), 300)
    var previous: DotPoint?
    for step in stride(from: 0, through: span, by: 2) {
      let part = step / span
      let height = radius + half * 0.27 * (1 - (2 * part - 1) * (2 * part - 1))
      let direction = UnitCircle.direction(90 + span / 2 - step)
      let point = DotPoint(
        x: center.x + direction.x * height, y: center.y - direction.y * height)
      if let previous { plane.line(from: previous, to: point, style: .accent) }
      previous = point
    }
    if let previous { Craft(previous).draw(on: &plane) }
  }
}
