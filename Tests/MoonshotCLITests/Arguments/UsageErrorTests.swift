import MoonshotCLI
import Testing

/// What stands on the error stream for a command line of words without blanks.
private func report(_ line: String) -> String? {
  report(words: line.split(separator: " ").map(String.init))
}

private func report(words: [String]) -> String? {
  let outcome = run(words, in: .testing)
  return outcome.status == .usage ? outcome.standardError : nil
}

@Suite("Mistakes on the command line")
struct UsageErrorTests {
  @Test(arguments: [
    ("lsit", "no command 'lsit'; did you mean list?", "see 'moonshot help'"),
    (
      "astro", "no command 'astro'; did you mean astronaut or astronauts?",
      "see 'moonshot help'"
    ),
    ("11", "no command '11'; did you mean 'moonshot mission 11'?", "see 'moonshot help'"),
    ("XI", "no command 'XI'; did you mean 'moonshot mission XI'?", "see 'moonshot help'"),
    (
      "apollo-11", "no command 'apollo-11'; did you mean 'moonshot mission 11'?",
      "see 'moonshot help'"
    ),
    (
      "apollo 11", "no command 'apollo'; did you mean 'moonshot mission 11'?",
      "see 'moonshot help'"
    ),
    ("eagle", "no command 'eagle'; did you mean 'moonshot mission eagle'?", "see 'moonshot help'"),
    (
      "AS-506", "no command 'AS-506'; did you mean 'moonshot mission AS-506'?",
      "see 'moonshot help'"
    ),
    (
      "kitty hawk 11", "no command 'kitty'; did you mean 'moonshot mission kitty hawk'?",
      "see 'moonshot help'"
    ),
    (
      "Aldrin --json", "no command 'Aldrin'; did you mean 'moonshot astronaut Aldrin'?",
      "see 'moonshot help'"
    ),
    (
      "neil armstrong", "no command 'neil'; did you mean 'moonshot astronaut neil armstrong'?",
      "see 'moonshot help'"
    ),
    ("egle", "no command 'egle'; did you mean 'moonshot mission Eagle'?", "see 'moonshot help'"),
    (
      "buz aldrn", "no command 'buz'; did you mean 'moonshot astronaut Buzz Aldrin'?",
      "see 'moonshot help'"
    ),
    ("jack", "no command 'jack'", "to look it up: moonshot search jack"),
    ("clipper", "no command 'clipper'", "to look it up: moonshot search clipper"),
    ("--bogus", "no option '--bogus'", "see 'moonshot help'"),
    ("--colour", "no option '--colour'; did you mean --color?", "see 'moonshot help'"),
    ("-all list", "no option '-all'; did you mean --all?", "see 'moonshot help'"),
    (
      "list --srot id", "list has no option '--srot'; did you mean --sort?",
      "see 'moonshot help list'"
    ),
    (
      "list --sor id", "list has no option '--sor'; did you mean --sort?",
      "see 'moonshot help list'"
    ),
    ("list -x", "list has no option '-x'", "see 'moonshot help list'"),
    (
      "mission 11 --sort id", "mission has no option '--sort'; it belongs to list and astronauts",
      "see 'moonshot help mission'"
    ),
    (
      "--sort id mission 11", "mission has no option '--sort'; it belongs to list and astronauts",
      "see 'moonshot help mission'"
    ),
    ("--sort id", "'--sort' needs a command: list or astronauts", "see 'moonshot help'"),
    ("list --sort", "--sort needs a value: --sort KEY", "see 'moonshot help list'"),
    ("list -n", "-n needs a value: -n N", "see 'moonshot help list'"),
    (
      "list --sort --reverse", "--sort needs a value: --sort KEY, but '--reverse' follows",
      "see 'moonshot help list'"
    ),
    (
      "list --crew -x", "--crew needs a value: --crew NAME, but '-x' follows",
      "if that is the value, write --crew=-x"
    ),
    ("list --json=1", "--json takes no value, but got '1'", "see 'moonshot help list'"),
    (
      "list --color=alwys",
      "--color takes auto, always or never, not 'alwys'; did you mean always?",
      "see 'moonshot help list'"
    ),
    (
      "list --limit -3", "--limit takes a whole number from 0 to 1000000, not '-3'",
      "see 'moonshot help list'"
    ),
    (
      "list --width 99999999999999999999",
      "--width takes a whole number from 1 to 10000, not '99999999999999999999'",
      "see 'moonshot help list'"
    ),
    (
      "map 11 --format csv",
      "map has no format 'csv'; it has text, json and markdown",
      "see 'moonshot help map'"
    ),
    (
      "list --format jsn",
      "--format takes text, table, tsv, csv, json, ndjson or markdown, not 'jsn'; "
        + "did you mean json?", "see 'moonshot help list'"
    ),
    ("mission", "mission needs an ID", "for example: moonshot mission 11"),
    ("search", "search needs a TEXT", "for example: moonshot search genesis rock"),
    ("compare", "compare needs at least two IDs", "for example: moonshot compare 11 17"),
    ("compare 11", "compare needs another ID", "for example: moonshot compare 11 17"),
    (
      "list 11", "list takes no operands, but got '11'",
      "to read one mission: moonshot mission 11"
    ),
    ("check a b", "check takes one operand; 'b' is one too many", "see 'moonshot help check'"),
    (
      "completions tcsh", "completions takes bash, zsh or fish, not 'tcsh'",
      "see 'moonshot help completions'"
    ),
    ("help lst", "no help on 'lst'; did you mean list?", "see 'moonshot help'"),
  ])
  func `say what is wrong in one line and where to go in another`(
    _ line: String, _ message: String, _ hint: String
  ) {
    #expect(report(line) == "moonshot: \(message)\n\(hint)\n")
  }

  @Test func `quote an empty word`() {
    #expect(report(words: [""]) == "moonshot: no command ''\nsee 'moonshot help'\n")
  }

  @Test(arguments: ["\u{1B}[31mred", "a\nb", "a\u{202E}b", "a\u{7F}", "\u{9B}2J", "a\u{2028}b"])
  func `never print what a terminal would obey`(_ word: String) throws {
    for words in [
      [word], ["--" + word], ["list", word], ["list", "--color", word], ["help", word],
    ] {
      let text = try #require(report(words: words))
      #expect(text.split(separator: "\n").count == 2)
      #expect(
        text.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || scalar.properties.generalCategory != .control
              && ![0x202E, 0x2028].contains(scalar.value)
        })
    }
  }

  @Test(arguments: [
    ("mi\u{200B}sion", "mi\\u{200B}sion"), ("\u{FEFF}\u{202E}zq", "\\u{FEFF}\\u{202E}zq"),
    ("zq\u{2060}", "zq\\u{2060}"), ("👩‍🚀❤️", "👩‍🚀❤️"),
  ])
  func `show what nobody would see in a word`(_ word: String, _ shown: String) {
    for words in [[word], ["list", "--sort", word], ["mission", word], ["search", word]] {
      #expect(run(words, in: .testing).standardError.contains("'\(shown)'"))
    }
  }

  @Test func `say columns that exist`() {
    let error = UsageError.unknownColumn(
      "nam", near: ["name"], columns: ["id", "name"], command: .list)
    #expect(
      error.report == """
        moonshot: no column 'nam' (did you mean name?); the columns are id, name
        see 'moonshot help list'

        """)
  }
}
