import MoonshotCLI
import Testing

/// Every page that is plain text.
private let pages: [HelpPage] =
  [.overview] + Command.allCases.map(HelpPage.command) + HelpTopic.allCases.map(HelpPage.topic)

@Suite("Help")
struct HelpPageTests {
  @Test(arguments: pages)
  func `fits 80 columns, without trailing blanks or double gaps`(_ page: HelpPage) {
    let text = page.text(columns: 80)
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
    #expect(!text.contains("\n\n\n"))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.unicodeScalars.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: pages)
  func `fits every width down to 20 columns, but for words that are longer`(_ page: HelpPage) {
    for columns in 20...100 {
      for line in page.text(columns: columns).split(separator: "\n") {
        // What stands in quotes can't be broken in a shell.
        let word = line.drop { $0 == " " }
        let isOneWord = !word.contains(" ") || word.first == "'" && word.last == "'"
        #expect(line.unicodeScalars.count <= min(columns, 80) || isOneWord, "\(columns): \(line)")
      }
    }
    #expect(page.text(columns: 100) == page.text(columns: 80))
    #expect(!page.text(columns: 0).isEmpty && !page.text(columns: .min).isEmpty)
  }

  @Test func `leaves a long command line one that a shell understands`() {
    #expect(
      HelpPage.command(.progress).text(columns: 40).contains(
        """
          moonshot progress 13 --at \\
            '1970-04-14 03:08'
              Apollo 13 as the oxygen tank burst
        """))
  }

  @Test(arguments: [
    (["help", "list", "--width", "50"], nil), (["list", "--help"], "50"), (["help", "list"], "50"),
  ])
  func `takes its width from the option and from COLUMNS`(_ words: [String], _ columns: String?) {
    var world = Environment.testing
    world.variables["COLUMNS"] = columns
    #expect(run(words, in: world).text == HelpPage.command(.list).text(columns: 50))
  }

  @Test func `moonshot alone has a width too`() {
    #expect(run(["--width", "40"], in: .testing).text == HelpPage.usage(columns: 40))
    var world = Environment.testing
    world.output = .terminal(columns: 45, rows: 20)
    #expect(run([], in: world).text == HelpPage.usage(columns: 45))
    #expect(run([], in: world).lines.allSatisfy { $0.count <= 45 })
  }

  @Test(arguments: Command.allCases)
  func `shows a command's examples first, then every option`(_ command: Command) throws {
    let text = HelpPage.command(command).text(columns: 80)
    let declaration = command.declaration
    let examples = try #require(text.firstRange(of: "\nExamples\n"))
    let usage = try #require(text.firstRange(of: "\nUsage\n"))
    #expect(examples.lowerBound < usage.lowerBound)
    for example in declaration.examples {
      #expect(text.contains("  " + example.line))
    }
    for option in declaration.options {
      #expect(text.contains(option.synopsis))
    }
  }

  @Test func `lists every command, every global option and every topic`() {
    let text = HelpPage.overview.text(columns: 80)
    for command in Command.allCases {
      #expect(text.contains("\n  \(command.rawValue) "))
    }
    for option in GlobalOption.all {
      #expect(text.contains(option.synopsis))
    }
    for topic in HelpTopic.allCases {
      #expect(text.contains("moonshot help \(topic.rawValue)"))
    }
  }

  @Test(arguments: [
    (["help"], HelpPage.overview), (["--help"], .overview), (["-h"], .overview),
    (["help", "list"], .command(.list)), (["list", "--help"], .command(.list)),
    (["help", "help"], .command(.help)), (["list", "--limit", "x", "-h"], .command(.list)),
    (["help", "formats"], .topic(.formats)), (["help", "--man"], .manual),
    (["map", "--help", "--format", "csv"], .command(.map)),
  ])
  func `is what a request for it prints`(_ words: [String], _ page: HelpPage) {
    #expect(
      run(words, in: .testing)
        == Outcome(standardOutput: Array(page.text(columns: 80).utf8), isPageable: page != .manual))
  }

  @Test(arguments: [["help"], ["check", "--help"]])
  func `needs no catalog`(_ words: [String]) {
    var world = Environment.testing
    world.variables["MOONSHOT_DATA"] = "/nonexistent"
    #expect(run(words, in: world).status == .success)
  }

  @Test func `answers moonshot alone with two examples`() {
    #expect(
      HelpPage.usage(columns: 80) == """
        moonshot: the Apollo missions and the people who flew them, in your terminal

          moonshot list         the crewed missions
          moonshot mission 11   the first landing on the Moon

        All commands: moonshot help

        """)
  }

  @Test func `aligns options, and their texts under each other`() {
    #expect(
      HelpPage.command(.progress).text(columns: 80).contains(
        """
        Options
              --at TIME         The moment, in UTC: '1969-07-20 20:17' or
                                1969-07-20T20:17:40Z
              --get H:MM:SS     The moment, counted from liftoff (ground elapsed time);
                                negative before it
        """))
  }
}
