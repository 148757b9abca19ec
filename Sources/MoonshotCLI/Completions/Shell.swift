/// A shell that `moonshot completions` writes a script for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Shell {
  /// The completion script; it carries all its words and never runs moonshot.
  package func completionScript(_ words: CompletionWords) -> String {
    switch self {
    case .bash: BashCompletion(words: words).script
    case .zsh: ZshCompletion(words: words).script
    case .fish: FishCompletion(words: words).script
    }
  }
}

extension String {
  /// The text as one word of bash or zsh, in single quotation marks.
  var shellQuoted: String {
    "'" + escaping("'") { "'\\" + $0 + "'" } + "'"
  }

  /// The text with some of its ASCII characters replaced.
  func escaping(_ characters: String, by replace: (String) -> String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        result += replace(String(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
