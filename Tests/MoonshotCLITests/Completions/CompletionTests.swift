import Foundation
import MoonshotCLI
import Testing

/// An id with everything that a shell might act upon.
private let wild = #"zoë $(touch x) "y" `z` it's \"#

/// A catalog of the kind that trips scripts up.
private let words = CompletionWords(
  missions: [
    .init("1", "Apollo 1"), .init("11", "Apollo 11"), .init("13", "Apollo 13: a \"problem\""),
    .init("x:1", "Colon: one"), .init("", "nameless"), .init("bad\u{1B}[2J", "control"),
  ],
  astronauts: [
    .init("aldrin", "Buzz Aldrin"), .init("anders", "Bill Anders\nsecond line"),
    .init("o'brien", "Pat O'Brien: $(touch x) `y` \\"), .init("de la cruz", "Ana de la Cruz"),
    .init(wild, "Zoë"),
  ],
  missionColumns: ["id", "name", "launchDate"], astronautColumns: ["id", "name", "birthDate"])

/// A command line as far as it is typed, and what any shell must offer there.
private struct Line: CustomTestStringConvertible, Sendable {
  let typed: String
  let offers: [String]

  init(_ typed: String, _ offers: [String]) {
    self.typed = typed
    self.offers = offers
  }

  var testDescription: String { typed }
}

private let lines = [
  Line("moonshot mi", ["mission"]),
  Line("moonshot zz", []),
  Line("moonshot --json mi", ["mission"]),
  Line("moonshot --width 90 mi", ["mission"]),
  Line("moonshot mission ", ["1", "11", "13", "x:1"]),
  Line("moonshot mission 1", ["1", "11", "13"]),
  Line("moonshot mission 11 x", ["x:1"]),
  Line("moonshot mission --so", ["--sources"]),
  Line("moonshot astronaut a", ["aldrin", "anders"]),
  Line("moonshot astronaut o", ["o'brien"]),
  Line("moonshot astronaut d", ["de la cruz"]),
  Line("moonshot astronaut zo", [wild]),
  Line("moonshot browse a", ["aldrin", "anders"]),
  Line("moonshot list --re", ["--reverse"]),
  Line("moonshot list --sort ", ["id", "name", "launchDate"]),
  Line("moonshot list -s la", ["launchDate"]),
  Line("moonshot astronauts --sort ", ["id", "name", "birthDate"]),
  Line("moonshot list --limit 5 --sort n", ["name"]),
  Line("moonshot list --crew o", ["o'brien"]),
  Line("moonshot list --type C", ["C", "C'"]),
  Line("moonshot list --year ", []),
  Line("moonshot astronauts --role L", ["Lunar Module Pilot"]),
  Line("moonshot map 11 --format ", ["text", "json", "markdown"]),
  Line("moonshot list --color al", ["always"]),
  Line("moonshot completions ", ["bash", "zsh", "fish"]),
  Line("moonshot help e", ["environment"]),
  Line("moonshot mission -- 11", ["11"]),
]

@Suite("Completion scripts in the real shells")
struct CompletionTests {
  private static let bash = ChildRun.path(of: "bash")
  private static let zsh = ChildRun.path(of: "zsh")
  private static let fish = ChildRun.path(of: "fish")

  @Test(.enabled(if: bash != nil, "bash is not installed"), arguments: lines)
  private func `bash completes what is typed`(_ line: Line) throws {
    #expect(try bashOffers(line.typed) == line.offers.sorted())
  }

  /// Bash replaces only what stands behind `=` and `:`.
  @Test(
    .enabled(if: bash != nil, "bash is not installed"),
    arguments: [
      ("moonshot list --sort=la", ["launchDate"]),
      ("moonshot list --color=", ["auto", "always", "never"]),
      ("moonshot mission x:", ["1"]), ("moonshot mission x:1", ["1"]),
      ("moonshot list --columns id,na", ["id,name"]),
      ("moonshot list --columns=id,na", ["id,name"]), ("moonshot list --data=/us", ["/usr"]),
      ("moonshot check /us", ["/usr"]),
    ])
  func `bash completes behind the signs at which it cuts words`(
    _ typed: String, _ offers: [String]
  ) throws {
    #expect(try bashOffers(typed) == offers.sorted())
  }

  @Test(.enabled(if: bash != nil, "bash is not installed"))
  func `bash shows meanings only where it lists`() throws {
    #expect(
      try bashOffers("moonshot mission 1", listing: true, quoted: true) == [
        "1  (Apollo 1)", "11  (Apollo 11)", "13  (Apollo 13: a \"problem\")",
      ])
    #expect(try bashOffers("moonshot mission 11", listing: true, quoted: true) == ["11"])
  }

  @Test(.enabled(if: bash != nil, "bash is not installed"))
  func `bash completes inside quotation marks without letting the shell act`() throws {
    #expect(
      try bashOffers(#"moonshot astronaut "zo"#, quoted: true)
        == [#"zoë \$(touch x) \"y\" \`z\` it's \\"#])
    #expect(
      try bashOffers("moonshot astronaut 'zo", quoted: true)
        == [#"zoë $(touch x) "y" `z` it'\''s \"#])
  }

  @Test(.enabled(if: fish != nil, "fish is not installed"), arguments: lines)
  private func `fish completes what is typed`(_ line: Line) throws {
    let offers = try fishOffers(line.typed).map { String($0.prefix { $0 != "\t" }) }
    #expect(offers.sorted() == line.offers.sorted())
  }

  @Test(.enabled(if: fish != nil, "fish is not installed"))
  func `fish shows meanings, joins columns and completes behind an equals sign`() throws {
    #expect(
      try fishOffers("moonshot mission ") == [
        "1\tApollo 1", "11\tApollo 11", "13\tApollo 13: a \"problem\"", "x:1\tColon: one",
      ])
    #expect(
      try fishOffers("moonshot astronaut o") == ["o'brien\tPat O'Brien: $(touch x) `y` \\"])
    #expect(try fishOffers("moonshot list --columns id,na") == ["id,name"])
    #expect(try fishOffers("moonshot list --columns=id,na") == ["--columns=id,name"])
    #expect(try fishOffers("moonshot list --sort=la") == ["--sort=launchDate"])
    #expect(try fishOffers("moonshot --data=/us") == ["--data=/usr/\tDirectory"])
  }

  /// One interactive zsh completes all the lines, since it takes its time to start.
  @Test(.enabled(if: zsh != nil, "zsh is not installed"))
  func `zsh completes what is typed`() throws {
    let more = [
      Line("moonshot list --sort=la", ["launchDate"]), Line("moonshot list -sla", ["launchDate"]),
      Line("moonshot list --columns id,na", ["name"]), Line("moonshot check /us", ["usr"]),
      Line("moonshot list --columns=id,na", ["name"]), Line("moonshot mission x:", ["x:1"]),
    ]
    let offers = try zshOffers((lines + more).map(\.typed))
    for line in lines + more {
      #expect(offers[line.typed] == line.offers.sorted(), "\(line.typed)")
    }
  }

  @Test func `the scripts keep control characters and empty words out`() {
    for shell in Shell.allCases {
      let script = shell.completionScript(words)
      #expect(!script.contains("nameless"))
      #expect(!script.contains("\u{1B}"))
      #expect(script.contains("Bill Anders second line"))
    }
  }
}

// MARK: - Asking the shells

extension CompletionTests {
  /// Calls the completion function as bash does, with the line cut at blanks, `=` and `:`.
  ///
  /// - Returns: the answers sorted, with bash's quoting removed unless `quoted`.
  private func bashOffers(
    _ line: String, listing: Bool = false, quoted: Bool = false
  ) throws -> [String] {
    let driver = #"""
      source "$1"
      COMP_LINE=$2 COMP_POINT=${#2} COMP_TYPE=$3 COMP_WORDS=() rest=$2
      while [[ -n $rest ]]; do
        rest=${rest#"${rest%%[! ]*}"}
        case $rest in
          [=:]*) piece=${rest%%[!=:]*} ;;
          *) piece=${rest%%[ =:]*} ;;
        esac
        COMP_WORDS+=("$piece")
        rest=${rest#"$piece"}
      done
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _moonshot moonshot "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      for word in "${COMPREPLY[@]}"; do
        [[ -z $4 ]] && eval "word=$word"
        printf '%s\n' "$word"
      done
      """#
    let bash = try #require(Self.bash)
    let output = try ChildRun.withFile(Shell.bash.completionScript(words), named: "m") { script in
      try ChildRun.output(
        of: bash,
        [
          "--norc", "-c", driver, "bash", script, line, listing ? "63" : "9",
          quoted ? "quoted" : "",
        ])
    }
    return output.split(separator: "\n").map(String.init).sorted()
  }

  private func fishOffers(_ line: String) throws -> [String] {
    let fish = try #require(Self.fish)
    let output = try ChildRun.withFile(Shell.fish.completionScript(words), named: "m") { script in
      try ChildRun.output(
        of: fish, ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line])
    }
    return output.split(separator: "\n").map(String.init)
  }

  /// Types the lines into an interactive zsh on a pseudo terminal and presses Tab.
  ///
  /// - Returns: for each line what the completion system added as matches, sorted.
  private func zshOffers(_ lines: [String]) throws -> [String: [String]] {
    let driver = #"""
      zmodload zsh/zpty
      script=$1 answers=$2
      shift 2
      # TMOUT ends a shell that waits in vain, so that a failure can't hold the tests up.
      zpty shell 'PS1= TERM=dumb TMOUT=20 zsh -f -i'
      zpty -w shell "stty -echo columns 200; answers=$answers; autoload -Uz compinit; compinit -u -D; source $script"
      zpty -w shell 'compadd() {
        builtin compadd "$@"; local status_=$?
        if (( ! ${@[(I)-[OAD]]} )); then
          local -a found; builtin compadd -O found "$@"; print -rl -- ${(Q)found} >> $answers
        fi
        return status_
      }'
      zpty -w shell 'answer() { zle complete-word; BUFFER=; print -r -- "---" >> $answers; print DONE }'
      zpty -w shell 'zle -C complete-word complete-word _main_complete; zle -N answer; bindkey "^I" answer; print READ""Y'
      zpty -r shell out '*READY*'
      for line; do
        zpty -wn shell "$line"$'\t'
        zpty -r shell out '*DONE*'
      done
      zpty -d shell
      """#
    let zsh = try #require(Self.zsh)
    return try ChildRun.withFile(Shell.zsh.completionScript(words), named: "m") { script in
      let answers = script + ".answers"
      let noise = try ChildRun.output(
        of: zsh, ["-f", "-c", driver, "zsh", script, answers] + lines)
      let groups = try String(contentsOfFile: answers, encoding: .utf8)
        .components(separatedBy: "---\n").dropLast()
      #expect(groups.count == lines.count, "\(noise)")
      let sets = groups.map { Set($0.split(separator: "\n").map(String.init)).sorted() }
      return Dictionary(zip(lines, sets)) { $1 }
    }
  }
}
