import Foundation
import MoonshotCLI
import Testing

@Suite("The README")
struct ReadmeTests {
  private let text: String

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    text = try String(contentsOf: folder.appending(path: "../../../README.md"), encoding: .utf8)
  }

  @Test func `says first how to run the tool, then how to test it`() throws {
    let commands = try #require(blocks("sh").first)
    #expect(commands == ["swift run moonshot list", "swift test"])
  }

  @Test(.enabled(if: ChildRun.path(of: "jq") != nil, "jq isn't installed"))
  func `shows what the commands really print`() throws {
    let program = try #require(BuiltProgram.path)
    let folder = URL(filePath: program).deletingLastPathComponent().path()
    let transcripts = blocks("console")
    #expect(transcripts.count >= 8)
    for lines in transcripts {
      let command = try #require(lines.first.map { $0.dropFirst(2) })
      let output = try ChildRun.output(
        of: "/bin/sh", ["-c", String(command)], environment: ["PATH": "\(folder):/usr/bin:/bin"])
      #expect(output == lines.dropFirst().map { $0 + "\n" }.joined(), "\(command)")
    }
  }

  @Test func `shows five pipes`() {
    let pipes = blocks("console").compactMap(\.first).filter { $0.contains(" | ") }
    #expect(pipes.count >= 5)
  }

  @Test(arguments: CommandDeclaration.all)
  func `names every command`(_ command: CommandDeclaration) {
    #expect(text.contains("`moonshot \(command.name)"))
  }

  @Test(arguments: GlobalOption.all.filter { $0.name != "help" && $0.name != "version" })
  func `names the options that every command takes`(_ option: OptionDeclaration) {
    #expect(text.contains("--\(option.name)"))
  }

  @Test(arguments: CommandDeclaration.all)
  func `names a command's options, or leaves them to its help`(_ command: CommandDeclaration) throws
  {
    let program = try #require(BuiltProgram.path)
    let help = try ChildRun.output(of: program, ["help", command.name])
    for option in command.options {
      #expect(text.contains("--\(option.name)") || help.contains("--\(option.name)"))
    }
  }

  /// What it says to a shell is about other tools' options, too.
  @Test func `names no option that isn't there`() {
    var prose = text
    for lines in blocks("sh") { prose = prose.replacing(lines.joined(separator: "\n"), with: "") }
    let known = Set((CommandDeclaration.all.flatMap(\.options) + GlobalOption.all).map(\.name))
    let named = Set(prose.matches(of: /--([a-z][a-z-]*)/).map { String($0.1) })
    #expect(named.count > 20)
    #expect(named.subtracting(known).sorted() == [])
  }

  @Test func `names every environment variable that the help names`() throws {
    let program = try #require(BuiltProgram.path)
    let help = try ChildRun.output(of: program, ["help", "environment"])
    let names = Set(help.matches(of: /\b[A-Z]+_?[A-Z]{3,}\b/).map { String($0.output) })
      .subtracting(["ASCII"])
    #expect(names.count >= 10)
    for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func `has a catalog that is read without a fault`() throws {
    let files = blocks("json").map { $0.joined(separator: "\n") }
    #expect(files.count == 2)
    try ChildRun.withFile(files[0], named: "missions.json") { path in
      let folder = URL(filePath: path).deletingLastPathComponent()
      try Data(files[1].utf8).write(to: folder.appending(path: "astronauts.json"))
      let program = try #require(BuiltProgram.path)
      let output = try ChildRun.output(of: program, ["list", "--data", folder.path()])
      #expect(output == "18\tApollo 18\t1973-02-05\tDick Gordon\t\n")
    }
  }

  @Test func `lists the exit statuses there are`() {
    for status: MoonshotCLI.ExitStatus in [.success, .notFound, .usage, .faults, .output] {
      #expect(text.contains("\n| \(status.rawValue) | "))
    }
  }

  /// The lines of every code block of a language.
  private func blocks(_ language: String) -> [[String]] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
      rest.components(separatedBy: "```").first
        .map {
          $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }
  }
}
