/// `moonshot completions`: a completion script for a shell.
package enum CompletionsCommand {
  package static let declaration = CommandDeclaration(
    name: "completions",
    summary: "Print a completion script for your shell",
    operand: OperandDeclaration(
      "SHELL", .words(["bash", "zsh", "fish"]), minimum: 1, maximum: 1, synopsis: "bash|zsh|fish",
      help: "The shell"),
    formats: [.text, .json],
    examples: [
      .init(#"eval "$(moonshot completions bash)""#, "for bash; in ~/.bashrc, for good"),
      .init("moonshot completions zsh > ~/.zfunc/_moonshot", "for zsh, with ~/.zfunc in fpath"),
      .init(
        "moonshot completions fish > ~/.config/fish/completions/moonshot.fish", "for fish, for good"
      ),
    ],
    discussion: [
      "The script carries the missions and astronauts of the catalog in use, so that completion "
        + "never waits for moonshot. With --data it carries those of that catalog."
    ])
}
