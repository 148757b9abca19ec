import MoonshotCLI
import Testing

/// Parses words that must ask for a command to run.
private func parsed(
  _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws -> ParsedArguments {
  let request = try ArgumentParser.parse(words)
  guard case .run(let arguments) = request else {
    throw Unexpected(request: request)
  }
  return arguments
}

private struct Unexpected: Error {
  let request: Request
}

@Suite("Reading a command line")
struct ArgumentParserTests {
  @Test(arguments: [
    ["list", "--sort", "name"], ["list", "--sort=name"], ["--sort", "name", "list"],
    ["--sort=name", "list"], ["list", "-s", "name"], ["list", "-sname"], ["list", "-s=name"],
    ["-s", "name", "list"], ["list", "--sort", "id", "--sort", "name"],
  ])
  func `takes a value in every spelling, before and after the command`(_ words: [String]) throws {
    guard case .run(let arguments) = try ArgumentParser.parse(words) else {
      Issue.record("not a command to run")
      return
    }
    #expect(arguments.command == .list)
    #expect(arguments.value(of: ListCommand.sort) == "name")
    #expect(arguments.operands == [])
  }

  @Test func `keeps operands as they are, in order`() throws {
    #expect(try parsed("mission", "apollo", "11").operands == ["apollo", "11"])
    #expect(try parsed("mission", "").operands == [""])
    #expect(try parsed("mission", "-").operands == ["-"])
    #expect(try parsed("mission", "-1").operands == ["-1"])
    #expect(try parsed("mission", "--", "--json", "--").operands == ["--json", "--"])
    #expect(try parsed("--", "mission", "list").operands == ["list"])
    #expect(try parsed("mission", "11", "--json", "12").operands == ["11", "12"])
  }

  @Test(arguments: ["-0:10:00", "-5", "", "-", "a=b", "--x"])
  func `takes any value behind an equals sign`(_ value: String) throws {
    let arguments = try parsed("progress", "11", "--get=" + value)
    #expect(arguments.value(of: ProgressCommand.get) == value)
  }

  @Test func `takes a negative value after a space`() throws {
    let arguments = try parsed("progress", "11", "--get", "-0:10:00")
    #expect(arguments.value(of: ProgressCommand.get) == "-0:10:00")
  }

  @Test func `takes an optional value behind an equals sign only`() throws {
    let bare = try parsed("progress", "11", "--replay", "12")
    #expect(bare.has(ProgressCommand.replay))
    #expect(bare.value(of: ProgressCommand.replay) == nil)
    #expect(bare.operands == ["11", "12"])
    let fast = try parsed("progress", "11", "--replay=60")
    #expect(fast.value(of: ProgressCommand.replay) == "60")
  }

  @Test func `reads short options in a row`() throws {
    let arguments = try parsed("list", "-arn5")
    #expect(arguments.has(ListCommand.all))
    #expect(arguments.has(ListOption.reverse))
    #expect(arguments.number(of: ListOption.limit) == 5)
  }

  @Test func `records what a short spelling means, the last one winning`() throws {
    #expect(try parsed("list", "--json").format == .json)
    #expect(try parsed("list", "--json", "--format", "csv").format == .csv)
    #expect(try parsed("list", "--format", "csv", "--json").format == .json)
    #expect(try parsed("list").format == nil)
    #expect(try parsed("list", "--no-color").value(of: GlobalOption.color) == "never")
  }

  @Test func `settles pairs by the last one given`() throws {
    func header(_ words: String...) throws -> Bool? {
      guard case .run(let arguments) = try ArgumentParser.parse(["list"] + words) else {
        return nil
      }
      return arguments.choice(ListOption.header, or: ListOption.noHeader)
    }
    #expect(try header() == nil)
    #expect(try header("--header") == true)
    #expect(try header("--header", "--no-header") == false)
    #expect(try header("--no-header", "--header") == true)
  }

  @Test func `splits lists at commas and joins repeated ones`() throws {
    let once = try parsed("list", "--columns", "id, name,,crew")
    #expect(once.list(of: ListCommand.columns) == ["id", "name", "", "crew"])
    let twice = try parsed("list", "-c", "id", "--columns=name")
    #expect(twice.list(of: ListCommand.columns) == ["id", "name"])
    #expect(try parsed("list").list(of: ListCommand.columns) == [])
  }

  @Test(arguments: [
    ([], nil), (["--no-color"], "color"), (["--width", "40"], "width"), (["--data", "x"], "data"),
  ])
  func `understands requests for no command`(_ words: [String], _ option: String?) throws {
    let request = try ArgumentParser.parse(words)
    guard case .usage(let arguments) = request else { throw Unexpected(request: request) }
    #expect(
      arguments.operands.isEmpty && arguments.options.map(\.name) == option.map { [$0] } ?? [])
  }

  @Test(arguments: [["--version"], ["-V", "list"]])
  func `understands requests for the version`(_ words: [String]) throws {
    #expect(try ArgumentParser.parse(words) == .version)
  }

  @Test(arguments: [
    (["--help"], ["help"]), (["-h"], ["help"]), (["list", "--help"], ["help", "list"]),
    (["--help", "list"], ["help", "list"]), (["mission", "-h"], ["help", "mission"]),
    (["list", "--bogus", "--help"], ["help", "list"]),
    (["--no-pager", "list", "--help"], ["help", "list", "--no-pager"]),
    (["list", "--help", "--format", "csv"], ["help", "list"]),
    (["list", "-h", "--json"], ["help", "list", "--format", "json"]),
  ])
  func `takes --help for the command help`(_ words: [String], _ expected: [String]) throws {
    #expect(try ArgumentParser.parse(words) == ArgumentParser.parse(expected))
  }

  @Test func `forgives mistakes in a line that asks for help`() throws {
    let request = try ArgumentParser.parse(["list", "--help", "--limit", "x"])
    guard case .run(let arguments) = request else { throw Unexpected(request: request) }
    #expect(arguments.command == .help && arguments.operands == ["list"])
  }

  @Test func `does not take help for a request behind a double dash`() {
    #expect(throws: UsageError.self) { try ArgumentParser.parse(["list", "--", "--help"]) }
  }

  @Test func `reads huge words without choking`() throws {
    let huge = String(repeating: "x", count: 1_000_000)
    #expect(try parsed("search", huge).operands == [huge])
    for words in [[huge], ["--" + huge], ["list", "--" + huge], ["list", "--limit=" + huge]] {
      let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
      #expect((error?.report.unicodeScalars.count ?? .max) < 400)
    }
  }
}
