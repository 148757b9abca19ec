/// How drawn text reaches its reader: with or without color, with which drawing characters.
public struct Appearance: Hashable, Sendable {
  /// The characters that lines, boxes, dots and marks are drawn with.
  public enum Characters: Hashable, Sendable {
    /// Box drawing, braille and typographic marks.
    case unicode
    /// ASCII forms of the drawing characters.
    ///
    /// Letters of the data itself stay as they are, diacritics included.
    case ascii
  }

  /// The colors, or `nil` to write no escape sequence at all.
  public var theme: Theme?
  /// The repertoire of drawing characters.
  public var characters: Characters

  /// Makes an appearance; without arguments it is Unicode without color.
  public init(theme: Theme? = nil, characters: Characters = .unicode) {
    self.theme = theme
    self.characters = characters
  }

  /// Unicode without color, the form for files and pipes.
  public static let plain = Appearance()
}
