import Foundation
import MoonshotCLI
import Testing

/// The pager of the built program, on a terminal of 24 rows.
@Suite("The pager of the process")
struct ProcessPagerTests {
  /// Marks each line that it shows.
  private static let marking = "sed 's/^/paged: /'"

  private static let long = ["mission", "11"]

  private func shown(
    _ words: [String], rows: UInt16 = 24, variables: [String: String]
  ) throws -> (text: String, status: Int32?) {
    let terminal = try PseudoTerminal(words + ["--no-color"], rows: rows, variables: variables)
    let status = terminal.ending()
    return (terminal.plainText, status)
  }

  /// What stands on the terminal without a pager.
  private func plain(_ words: [String]) -> String {
    var world = Environment.testing
    world.output = .terminal(columns: 80, rows: 24)
    return run(words + ["--no-color"], in: world).text
  }

  private func marked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "paged: \($0)\n" }.joined()
  }

  @Test(arguments: [
    ["MOONSHOT_PAGER": marking], ["PAGER": marking], ["MOONSHOT_PAGER": marking, "PAGER": "false"],
    ["MOONSHOT_PAGER": marking, "PAGER": ""],
  ])
  func `is the one that the variables name`(_ variables: [String: String]) throws {
    let (text, status) = try shown(Self.long, variables: variables)
    #expect(text == marked(plain(Self.long)))
    #expect(status == 0)
  }

  @Test func `is less, with options that leave color and short texts alone`() throws {
    try ChildRun.withFile("#!/bin/sh\necho \"$0 $*, LESS=$LESS\"\n", named: "less") { less in
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: less)
      let folder = URL(fileURLWithPath: less).deletingLastPathComponent().path
      let path = "\(folder):/usr/bin:/bin"
      #expect(
        try shown(Self.long, variables: ["PATH": path]).text == "\(less) -FRX, LESS=FRX\n")
      #expect(
        try shown(Self.long, variables: ["PATH": path, "LESS": "i"]).text
          == "\(less) -FRX, LESS=i\n")
    }
  }

  @Test func `is none, without a word, where less isn't installed`() throws {
    let (text, status) = try shown(Self.long, variables: ["PATH": "/nonexistent"])
    #expect(text == plain(Self.long))
    #expect(status == 0)
  }

  @Test(arguments: ["", " ", "cat", " cat "])
  func `is none when it is turned off`(_ pager: String) throws {
    for name in ["MOONSHOT_PAGER", "PAGER"] {
      let (text, status) = try shown(Self.long, variables: [name: pager])
      #expect(text == plain(Self.long))
      #expect(status == 0)
    }
    let both = try shown(Self.long, variables: ["MOONSHOT_PAGER": pager, "PAGER": Self.marking])
    #expect(both.text == plain(Self.long))
  }

  @Test(arguments: [
    (["mission", "11", "--no-pager"], 24), (["mission", "11", "--json"], 24),
    (["mission", "11", "--format", "markdown"], 24), (["--version"], 1), (["list"], 200),
    (["mission", "11"], 0), (["help", "--no-pager"], 10), (["list", "--help", "--no-pager"], 10),
    (["help", "--man"], 10), (["help", "--json"], 10),
  ])
  func `is for what doesn't fit the screen`(_ words: [String], _ rows: Int) throws {
    let (text, status) = try shown(
      words, rows: UInt16(rows), variables: ["PAGER": Self.marking])
    #expect(!text.contains("paged: "))
    #expect(status == 0)
  }

  /// The line after the text is the shell's.
  @Test func `is needed from one line more than the screen has`() throws {
    let rows = UInt16(plain(["list"]).count { $0 == "\n" })
    for (rows, isPaged) in [(rows + 1, false), (rows, true), (rows - 1, true)] {
      let text = try shown(["list"], rows: rows, variables: ["PAGER": Self.marking]).text
      #expect(text.contains("paged: ") == isPaged)
    }
  }

  @Test(arguments: ["false", "exit 3", "no-such-pager 2>&-", "/dev/null 2>&-"])
  func `that fails leaves the text to be written plainly`(_ pager: String) throws {
    let (text, status) = try shown(Self.long, variables: ["PAGER": pager])
    #expect(text == plain(Self.long))
    #expect(status == 0)
  }

  @Test(arguments: ["head -3", "head -3; kill -INT $$", "head -3; exit 130"])
  func `that is left early has shown enough`(_ pager: String) throws {
    // Longer than a pipe holds.
    let words = ["mission"] + Array(repeating: ["7", "11", "17"], count: 12).flatMap { $0 }
    try #require(plain(words).utf8.count > 70_000)
    let (text, status) = try shown(words, variables: ["PAGER": pager])
    #expect(
      text
        == plain(words).split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(3).map { "\($0)\n" }.joined())
    #expect(status == 0)
  }

  @Test func `changes neither the status nor the complaints`() throws {
    let (text, status) = try shown(
      ["mission", "11", "99"], variables: ["PAGER": Self.marking])
    #expect(text.hasPrefix(marked(plain(Self.long))))
    #expect(text.hasSuffix("\nmoonshot: no mission matches '99'\n"))
    #expect(status == 1)
  }

  @Test(.enabled(if: ChildRun.path(of: "less") != nil, "less is not installed"))
  func `waits for the reader`() throws {
    let terminal = try PseudoTerminal(Self.long + ["--no-color"])
    #expect(terminal.waits(for: ":"))
    terminal.send("q")
    #expect(terminal.ending() == 0)
    #expect(!terminal.text.contains("Sources"))
  }
}
