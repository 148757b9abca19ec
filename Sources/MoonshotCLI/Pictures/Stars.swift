import MoonshotCore
import TextLayout

/// A few stars in the sky of a picture, every mission under its own.
///
/// Two missions may have gone the same way; their skies differ.
struct Stars {
  private var state: UInt64

  init(over mission: Mission) {
    let day = mission.launchDate?.daysSince1970 ?? 0
    state = UInt64(truncatingIfNeeded: mission.id &* 1_000_003 &+ day &* 7_919)
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
