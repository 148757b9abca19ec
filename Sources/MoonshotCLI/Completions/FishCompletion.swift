/// The completion script for fish, 3.1 and later.
struct FishCompletion {
  let words: CompletionWords

  var script: String {
    """
    # fish completion for moonshot: save it as ~/.config/fish/completions/moonshot.fish

    \(lists)
    # Succeeds if the command typed is among the arguments; with none, if there is no command yet.
    function __moonshot_command
      set -l awaited
      set -l ended
      for word in (commandline -opc)[2..-1]
        if set -q awaited[1]
          set -e awaited
        else if set -q ended[1]; or not string match -q -- '-*' $word
          contains -- $word $argv
          return
        else if test "$word" = --
          set ended yes
        else if contains -- $word \(valuedOptions)
          set awaited $word
        end
      end
      test (count $argv) -eq 0
    end

    # Prints the words of a list behind those that are already joined by commas.
    function __moonshot_joined
      set -l typed (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))
      set -l lead (string match -r -- '^.*,' $typed)
      for word in (__moonshot_$argv[1])
        printf '%s%s\\n' "$lead" $word
      end
    end

    complete -c moonshot -f
    complete -c moonshot -n __moonshot_command -a '(__moonshot_commands)'
    \(options)
    """
  }

  /// One function a list, printing a word, a tab and its meaning on each line.
  private var lists: String {
    CompletionList.allCases.map { list in
      let words = list.words(words)
      let lines = words.map { "    " + quoted("\($0.value)\t\($0.meaning)") }
      let body =
        words.isEmpty
        ? "  true\n" : "  printf '%s\\n' \\\n" + lines.joined(separator: " \\\n") + "\n"
      return "function __moonshot_\(list.rawValue)\n" + body + "end\n"
    }.joined(separator: "\n")
  }

  private var options: String {
    var text = ""
    for option in GlobalOption.all where option != GlobalOption.format {
      text += "complete -c moonshot" + specification(option, nil) + "\n"
    }
    for command in CommandDeclaration.all {
      let condition = " -n '__moonshot_command \(command.name)'"
      if let operand = command.operand {
        text +=
          "complete -c moonshot" + condition
          + offer(operand.kind.completion(for: command)) + "\n"
      }
      for option in command.options + [GlobalOption.format] {
        text += "complete -c moonshot" + condition + specification(option, command) + "\n"
      }
    }
    return text
  }

  private func specification(
    _ option: OptionDeclaration, _ command: CommandDeclaration?
  ) -> String {
    let names = " -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    let value: String
    switch option.value {
    case .none: value = ""
    case .required(_, let kind): value = " -x" + offer(kind.completion(for: command))
    case .optional(_, let kind): value = offer(kind.completion(for: command))
    }
    return names + value + " -d " + quoted(option.help)
  }

  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .words(let words):
      " -a " + quoted(words.map { quoted($0.value) }.joined(separator: " "))
    case .list(let list): " -a '(__moonshot_\(list.rawValue))'"
    case .commaList(let list): " -a '(__moonshot_joined \(list.rawValue))'"
    case .directories: " -a '(__fish_complete_directories (commandline -ct))'"
    }
  }

  private var valuedOptions: String {
    CompletionList.valuedOptions.joined(separator: " ")
  }

  /// The text as one word of fish.
  private func quoted(_ text: String) -> String {
    "'" + text.escaping("\\'") { "\\" + $0 } + "'"
  }
}
