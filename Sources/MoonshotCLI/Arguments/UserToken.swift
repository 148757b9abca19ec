import TextLayout

/// A word the user typed, made safe to print on a terminal and cut after `columns`, with `…`.
///
/// - Complexity: O(`columns`), however long the word is.
func shown(_ token: String, columns: Int = 80) -> String {
  let head = String(String.UnicodeScalarView(token.unicodeScalars.prefix(2 * columns)))
  var text = ""
  var width = 0
  for character in head.sanitized {
    width += String(character).columns
    if width > columns { return text + "…" }
    text.append(character)
  }
  return token.utf8.count > head.utf8.count ? text + "…" : text
}

/// A word the user typed, between single quotation marks.
func quoted(_ token: String) -> String {
  "'" + shown(token) + "'"
}
