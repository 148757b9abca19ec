import MoonshotCLI
import Testing

@Suite("Declarations of commands and options")
struct DeclarationTests {
  @Test(arguments: Command.allCases)
  func `a command's options are told apart from each other and from the global ones`(
    _ command: Command
  ) {
    let options = command.declaration.options + GlobalOption.all
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  /// Before the command is known, an option's name alone must say whether a value follows.
  @Test func `options of one name take values alike on every command`() {
    var seen: [String: OptionDeclaration] = [:]
    for option in CommandDeclaration.all.flatMap(\.options) {
      for name in [option.name] + (option.short.map { [String($0)] } ?? []) {
        if let other = seen[name] {
          #expect(other.name == option.name)
          #expect((other.kind == nil) == (option.kind == nil))
        }
        seen[name] = option
      }
    }
    #expect(seen.count > 20)
  }

  @Test(arguments: Command.allCases)
  func `a command is declared under its own name, with examples that parse`(_ command: Command)
    throws
  {
    let declaration = command.declaration
    #expect(declaration.name == command.rawValue)
    #expect(!declaration.examples.isEmpty)
    for example in declaration.examples {
      let request = try ArgumentParser.parse(words(of: example.line))
      switch request {
      case .run(let arguments): #expect(arguments.command == command)
      case .usage, .version: Issue.record("\(example.line) runs no command")
      }
    }
  }

  @Test func `every command is in one group`() {
    let grouped = CommandGroup.allCases.flatMap(\.commands)
    #expect(grouped.count == Command.allCases.count)
    #expect(Set(grouped) == Set(Command.allCases))
  }

  @Test func `help sentences begin with a capital and leave the full stop to the page`() {
    let texts =
      CommandDeclaration.all.flatMap { command in
        [command.summary] + command.options.map(\.help) + [command.operand?.help].compactMap { $0 }
      } + GlobalOption.all.map(\.help)
    for text in texts {
      #expect(text.first?.isUppercase == true, "\(text)")
      #expect(text.last != ".", "\(text)")
    }
  }

  /// The words after `moonshot` up to a pipe or a redirection, quotation marks removed.
  private func words(of line: String) -> [String] {
    guard let start = line.firstRange(of: "moonshot ") else { return [] }
    var words: [String] = []
    var isQuoted = false
    var word = ""
    for character in line[start.upperBound...].prefix(while: { !"|>)".contains($0) }) + " " {
      if character == "'" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words
  }
}
