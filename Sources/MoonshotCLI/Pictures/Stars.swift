import MoonshotCore
import TextLayout

/// A few stars in the sky of a picture, every mission under its own.
///
/// Two missions may have gone the same way; their skies differ.
struct Stars {
  private var state: UInt64

  init(over mission: Mission) {
    let landing = mission.landing
    let facts: [UInt64] = [
      UInt64(bitPattern: Int64(mission.id)),
      UInt64(bitPattern: Int64(mission.launchDate?.daysSince1970 ?? 0)),
      UInt64(bitPattern: Int64(mission.flight.duration ?? 0)),
      (landing?.latitude ?? 0).bitPattern, (landing?.longitude ?? 0).bitPattern,
    ]
    state = facts.reduce(0) { ($0 ^ $1) &* 0x100_0000_01B3 &+ ($1 >> 29) }
  }

  /// Sets stars on `plane` where `isSky` says that nothing else is.
  mutating func draw(on plane: inout DotPlane, where isSky: (DotPoint) -> Bool) {
    guard plane.width > 0, plane.height > 0 else { return }
    var rest = max(plane.width * plane.height / 160, 4)
    for _ in 0..<rest * 4 where rest > 0 {
      let (x, y) = (next(below: plane.width), next(below: plane.height))
      guard isSky(DotPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { continue }
      plane.set(x: x, y: y, style: .muted)
      rest -= 1
    }
  }

  /// The next number of the generator SplitMix64 (Steele, Lea, Flood, 2014), below `limit`.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(limit, 1)))
  }
}
