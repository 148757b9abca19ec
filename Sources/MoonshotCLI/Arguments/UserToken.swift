import MoonshotCore
import TextLayout

/// A word the user typed, cut after `columns`, with `…`; what a terminal would obey and what nobody
/// would see is escaped, as `\u{200B}`.
///
/// - Complexity: O(`columns`), however long the word is.
func shown(_ token: String, columns: Int = 80) -> String {
  let head = String(String.UnicodeScalarView(token.unicodeScalars.prefix(2 * columns)))
  var text = ""
  var width = 0
  // The excerpt escapes and cuts nothing: it has room for every scalar.
  for character in head.excerpt(2 * columns).sanitized {
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
