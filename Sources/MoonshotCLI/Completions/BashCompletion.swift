/// The completion script for bash, 3.2 and later, without the bash-completion package.
///
/// Bash cuts the line at `=` and `:` and replaces only the last piece, so the script joins the
/// pieces to words and cuts its answers at the same place. Meanings are shown where bash only
/// lists (the second Tab), since bash would insert them otherwise.
struct BashCompletion {
  let words: CompletionWords

  var script: String {
    """
    # bash completion for moonshot: source this file, or put it where bash looks for completions.

    \(lists)
    # Prints the words for the value of option $2, or the operands without it, of command $1.
    _moonshot_words() {
      case "$1 $2" in
    \(places)
      esac
    }

    \(Self.functions(options: optionCases, valued: valuedOptions))
    complete -F _moonshot moonshot

    """
  }

  /// One function a list, printing a word, a tab and its meaning on each line.
  private var lists: String {
    CompletionList.allCases.map { list in
      "_moonshot_\(list.rawValue)() {\n" + printed(list.words(words), indent: "  ") + "}\n"
    }.joined(separator: "\n")
  }

  private func printed(_ words: [CompletionWord], indent: String) -> String {
    if words.isEmpty { return indent + ":\n" }
    let lines = words.map { indent + "  " + "\($0.value)\t\($0.meaning)".shellQuoted }
    return indent + "printf '%s\\n' \\\n" + lines.joined(separator: " \\\n") + "\n"
  }

  /// The branches that say what is offered where.
  private var places: String {
    var text = ""
    for command in CommandDeclaration.all {
      if let kind = command.operand?.kind {
        text += branch("'\(command.name) '", kind.completion(for: command))
      }
      for option in command.options + [GlobalOption.format] {
        guard let kind = option.kind else { continue }
        text += branch(pattern(option, command.name), kind.completion(for: command))
      }
    }
    for option in GlobalOption.all {
      guard let kind = option.kind else { continue }
      text += branch("*' --\(option.name)'", kind.completion(for: nil))
    }
    return String(text.dropLast())
  }

  private func pattern(_ option: OptionDeclaration, _ command: String) -> String {
    "'\(command) --\(option.name)'" + (option.short.map { " | '\(command) -\($0)'" } ?? "")
  }

  private func branch(_ pattern: String, _ completion: Completion) -> String {
    switch completion {
    case .none: "    \(pattern)) ;;\n"
    case .words(let words): "    \(pattern))\n" + printed(words, indent: "      ") + "      ;;\n"
    case .list(let list): "    \(pattern)) _moonshot_\(list.rawValue) ;;\n"
    case .commaList(let list):
      "    \(pattern)) echo ,; _moonshot_\(list.rawValue) ;;\n"
    case .directories: "    \(pattern)) echo / ;;\n"
    }
  }

  /// The options each command offers.
  private var optionCases: String {
    let global = printed(GlobalOption.all.map { .init("--\($0.name)", $0.help) }, indent: "  ")
    let own = CommandDeclaration.all.filter { !$0.options.isEmpty }.map { command in
      "    \(command.name))\n"
        + printed(command.options.map { .init("--\($0.name)", $0.help) }, indent: "      ")
        + "      ;;\n"
    }
    return "  case $1 in\n" + own.joined() + "  esac\n" + global
  }

  /// The pattern of options that take the next word as their value.
  private var valuedOptions: String {
    CompletionList.valuedOptions.joined(separator: " | ")
  }
}
