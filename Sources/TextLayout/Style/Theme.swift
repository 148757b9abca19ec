/// How each ``Style`` looks on a terminal of sixteen colors.
///
/// A theme is data; only `ANSI.swift` knows the escape sequences that show it.
public struct Theme: Hashable, Sendable {
  /// A color every terminal has, in the shade its owner chose.
  ///
  /// Black, white and the bright variants are left out: each is unreadable on somebody's
  /// background.
  public enum Color: UInt8, Hashable, Sendable {
    /// Color 1 of a terminal.
    case red = 1
    /// Color 2.
    case green
    /// Color 3.
    case yellow
    /// Color 4.
    case blue
    /// Color 5.
    case magenta
    /// Color 6.
    case cyan
  }

  /// Color and traits of one style.
  public struct Ink: Hashable, Sendable {
    /// The color of the letters, or `nil` for the terminal's own.
    public var color: Color?
    /// Heavier letters.
    public var isBold: Bool
    /// Fainter letters.
    public var isDim: Bool
    /// A line below the letters.
    public var isUnderlined: Bool
    /// Letters and background exchanged.
    public var isReversed: Bool

    /// Makes an ink; without arguments it is the terminal's own.
    public init(
      _ color: Color? = nil, bold: Bool = false, dim: Bool = false, underlined: Bool = false,
      reversed: Bool = false
    ) {
      self.color = color
      self.isBold = bold
      self.isDim = dim
      self.isUnderlined = underlined
      self.isReversed = reversed
    }
  }

  /// The escape sequence that switches from no ink to a style's, by the style's raw value.
  private let sequences: [[UInt8]]

  /// Makes a theme from the ink of each style.
  public init(ink: (Style) -> Ink) {
    sequences = Style.allCases.map { ANSI.sequence(for: ink($0)) }
  }

  /// Readable on dark and light backgrounds.
  public static let standard = Theme { style in
    switch style {
    case .plain: Ink()
    case .title: Ink(.cyan, bold: true)
    case .heading, .strong: Ink(bold: true)
    case .muted: Ink(dim: true)
    case .accent: Ink(.cyan)
    case .success: Ink(.green)
    case .warning: Ink(.yellow)
    case .failure: Ink(.red)
    case .match: Ink(.magenta, bold: true, underlined: true)
    case .selection: Ink(reversed: true)
    }
  }

  /// The bytes that switch from plain to `style`; empty when the style looks like plain.
  func sequence(for style: Style) -> [UInt8] {
    sequences[Int(style.rawValue)]
  }
}
