extension String {
  /// The text up to its first full stop, question mark or exclamation mark that ends a sentence;
  /// all of the first paragraph where none does.
  var firstSentence: String {
    let paragraph = paragraphs.first ?? ""
    var previous: Character?
    for (place, character) in zip(paragraph.indices, paragraph) {
      if character.isWhitespace, let end = previous, ".!?".contains(end) {
        return String(paragraph[..<place])
      }
      previous = character
    }
    return paragraph
  }
}
