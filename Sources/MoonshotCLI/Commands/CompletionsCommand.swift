/// `moonshot completions`: a completion script for a shell.
package enum CompletionsCommand {
  package static let declaration = CommandDeclaration(
    name: "completions",
    summary: "Print a completion script for your shell",
    operand: OperandDeclaration(
      "SHELL", .words(["bash", "zsh", "fish"]), minimum: 1, maximum: 1, synopsis: "bash|zsh|fish",
      help: "Your shell"),
    formats: [.text, .json],
    examples: [
      .init(
        #"eval "$(moonshot completions bash)""#, "for bash; to keep it, add this line to ~/.bashrc"),
      .init("moonshot completions zsh > ~/.zfunc/_moonshot", "for zsh, with ~/.zfunc in its fpath"),
      .init(
        "moonshot completions fish > ~/.config/fish/completions/moonshot.fish",
        "for fish"),
    ],
    discussion: [
      "The script carries the missions and astronauts of the catalog in use, so that completion "
        + "never waits for moonshot. With --data DIR it carries those of your own catalog."
    ])
}
