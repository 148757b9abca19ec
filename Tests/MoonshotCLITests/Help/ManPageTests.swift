import MoonshotCLI
import Testing

private let mandoc = ChildRun.path(of: "mandoc")

@Suite("The man page")
struct ManPageTests {
  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
  func `passes mandoc's lint without a warning`() throws {
    let mandoc = try #require(mandoc)
    let complaints = try ChildRun.withFile(HelpPage.manual.text(columns: 80), named: "moonshot.1") {
      file in
      try ChildRun.output(of: mandoc, ["-Tlint", "-Wwarning", file])
    }
    #expect(complaints == "")
  }

  @Test(.enabled(if: mandoc != nil, "mandoc is not installed"))
  func `shows every command, option, variable, status and example as they are typed`() throws {
    let mandoc = try #require(mandoc)
    let page = try ChildRun.withFile(HelpPage.manual.text(columns: 80), named: "moonshot.1") {
      file in
      try ChildRun.output(of: mandoc, ["-Tascii", "-Owidth=200", file])
    }
    // Overstriking, as man pages have it: a letter, a backspace, the letter again.
    let struck = Array(page.unicodeScalars)
    var plain = String.UnicodeScalarView()
    for (index, scalar) in struck.enumerated()
    where scalar != "\u{8}" && (index + 1 == struck.count || struck[index + 1] != "\u{8}") {
      plain.append(scalar)
    }
    let text = String(plain)
    for command in CommandDeclaration.all {
      #expect(text.contains("moonshot \(command.name)"))
      for option in command.options {
        #expect(text.contains(option.synopsis), "\(option.synopsis)")
      }
      for example in command.examples {
        #expect(text.contains("  \(example.line)\n"), "\(example.line)")
      }
    }
    for name in [
      "MOONSHOT_DATA", "MOONSHOT_PAGER", "PAGER", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
      "COLUMNS", "TERM", "LC_ALL", "LC_CTYPE", "LANG", "missions.json", "astronauts.json",
      "EXIT STATUS", "FILES", "--data DIR", "-V, --version", releaseDate,
    ] {
      #expect(text.contains(name), "\(name)")
    }
    for status in 0...4 {
      #expect(text.contains("\n     \(status)  "))
    }
  }

  @Test func `is ASCII, so that every roff reads it`() {
    #expect(HelpPage.manual.text(columns: 80).utf8.allSatisfy { $0 < 0x80 })
  }
}
