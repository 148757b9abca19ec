#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of angles that Swift's own library lacks; angles are in radians.
enum Trigonometry {
  static func sine(_ angle: Double) -> Double { sin(angle) }

  static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The angle from -π/2 to π/2 with this sine.
  static func angle(sine: Double) -> Double { asin(sine) }

  /// The angle from -π to π of a direction, counted from the positive `x` axis toward `y`.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
}
