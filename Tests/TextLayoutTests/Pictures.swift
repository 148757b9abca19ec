import TextLayout

extension View {
  /// The view as the lines a reader would see, without color.
  func lines(_ columns: Int, _ characters: Appearance.Characters = .unicode) -> [String] {
    let appearance = Appearance(characters: characters)
    let text = String(
      decoding: rendered(columns: columns, appearance: appearance), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines as one picture, for comparison with a literal.
  func picture(_ columns: Int, _ characters: Appearance.Characters = .unicode) -> String {
    lines(columns, characters).joined(separator: "\n")
  }
}
