/// The completion script for zsh, to be autoloaded from `fpath` or sourced.
struct ZshCompletion {
  let words: CompletionWords

  var script: String {
    """
    #compdef moonshot
    # zsh completion for moonshot: save it as _moonshot in a folder of fpath, or source it.

    \(lists)
    _moonshot() {
      local context state state_descr line curcontext=$curcontext
      local -A opt_args
      local -a every=(
    \(specifications(GlobalOption.all, nil))
      )
      _arguments -C -S $every '1: :_moonshot_commands' '*:: :->rest' && return
      [[ $state == rest ]] || return 1
      curcontext="${curcontext%:*:*}:moonshot-${line[1]}:"
      case ${line[1]} in
    \(branches)
        *) _arguments -S $every '*: :_default' ;;
      esac
    }

    if [[ ${funcstack[1]} == _moonshot ]]; then
      _moonshot "$@"
    else
      compdef _moonshot moonshot
    fi

    """
  }

  /// One function a list, and one more for lists joined by commas.
  private var lists: String {
    CompletionList.allCases.map { list in
      """
      _moonshot_\(list.rawValue)() {
        local -a words=(
      \(list.words(words).map { "    " + described($0) }.joined(separator: "\n"))
        )
        _describe -V '\(list.rawValue.escaping("_") { _ in " " })' words "$@"
      }

      """
    }.joined(separator: "\n") + """

      _moonshot_joined() {
        compset -P '*,'
        _moonshot_$1 -S ''
      }

      """
  }

  private var branches: String {
    CommandDeclaration.all.map { command in
      var specs = specifications(command.options + [GlobalOption.format], command)
      if let operand = command.operand {
        specs +=
          "\n      " + (operand.maximum == 1 ? "'1" : "'*")
          + ": :\(action(operand.kind.completion(for: command)))'"
      }
      return """
            \(command.name))
              _arguments -S ${every:#*--format*} \\
        \(specs.split(separator: "\n").joined(separator: " \\\n"))
              ;;
        """
    }.joined(separator: "\n")
  }

  /// Specifications of options for `_arguments`, one a line.
  private func specifications(
    _ options: [OptionDeclaration], _ command: CommandDeclaration?
  ) -> String {
    var lines: [String] = []
    for option in options {
      let meaning = "[" + option.help.escaping("[]:\\") { "\\" + $0 } + "]"
      let value = option.kind.map { ": :" + action($0.completion(for: command)) } ?? ""
      let isOptional = if case .optional = option.value { true } else { false }
      let equals = option.kind == nil ? "" : isOptional ? "=-" : "="
      let colon = isOptional ? ":" : ""
      lines.append("      " + ("*--\(option.name)\(equals)\(meaning)" + colon + value).shellQuoted)
      if let short = option.short {
        let plus = option.kind == nil ? "" : "+"
        lines.append("      " + "*-\(short)\(plus)\(meaning)\(value)".shellQuoted)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What `_arguments` does for a value; after a space, the words are called as they are.
  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .words(let words):
      "((" + words.map(alternative).joined(separator: " ") + "))"
    case .list(let list): "_moonshot_\(list.rawValue)"
    case .commaList(let list): " _moonshot_joined \(list.rawValue)"
    case .directories: "_files -/"
    }
  }

  /// A word as an action in double parentheses wants it.
  private func alternative(_ word: CompletionWord) -> String {
    let parts = word.meaning.isEmpty ? [word.value] : [word.value, word.meaning]
    return parts.map { $0.escaping("\\: '()\"") { "\\" + $0 } }.joined(separator: "\\:")
  }

  /// A word as `_describe` wants it: colons in the word escaped, the meaning behind a colon.
  private func described(_ word: CompletionWord) -> String {
    let value = word.value.escaping("\\:") { "\\" + $0 }
    let meaning = word.meaning.escaping("\\") { "\\" + $0 }
    return (meaning.isEmpty ? value : value + ":" + meaning).shellQuoted
  }
}
