import Foundation
import Testing

/// The built program with the streams that shells give it.
@Suite("Streams of the process")
struct ProcessStreamsTests {
  private static let commands = [
    "list", "mission 11", "astronaut aldrin --json", "help", "--version", "search moon",
  ]

  @Test(arguments: commands)
  func `write the same into a pipe and a file`(_ command: String) throws {
    let file = try ShellLine.ending(of: "moonshot \(command)")
    let pipe = try ShellLine.ending(of: "moonshot \(command) | cat")
    #expect(file.status == 0 && file.error == "")
    #expect(file.text.hasSuffix("\n"))
    #expect(pipe.output == file.output)
  }

  #if os(Linux)
    @Test(arguments: commands)
    func `tell of a full disk in one line`(_ command: String) throws {
      let ending = try ShellLine.ending(of: "moonshot \(command) > /dev/full")
      let line = "moonshot: can't write the output: No space left on device\n"
      #expect(ending == ChildRun.Ending(output: [], error: line, status: 4))
    }
  #endif

  @Test(.enabled(if: ChildRun.path(of: "jq") != nil, "jq is not installed"))
  func `take the list through xargs to every mission`() throws {
    let ending = try ShellLine.ending(
      of: "moonshot list | cut -f1 | xargs moonshot mission --format ndjson | jq -r .name")
    let titles = [1] + Array(7...17)
    #expect(ending.text == titles.map { "Apollo \($0)\n" }.joined())
    #expect(ending.error == "" && ending.status == 0)
  }

  @Test(arguments: commands)
  func `tell of a closed output in one line`(_ command: String) throws {
    let ending = try ShellLine.ending(of: "moonshot \(command) >&-")
    let line = "moonshot: can't write the output: Bad file descriptor\n"
    #expect(ending == ChildRun.Ending(output: [], error: line, status: 4))
  }

  @Test(arguments: ["list | head -1", "mission 11 | head -1"])
  func `are quiet when a reader has seen enough`(_ line: String) throws {
    let ending = try ShellLine.ending(of: "moonshot \(line)")
    #expect(ending.text.count(where: \.isNewline) == 1)
    #expect(ending.error == "" && ending.status == 0)
  }

  /// The reader says through a second pipe that it has closed the first.
  @Test(arguments: [("trap '' PIPE", 0), (":", 128 + SIGPIPE)])
  func `end quietly when the pipe is closed`(_ handler: String, _ status: Int32) throws {
    let ending = try ShellLine.ending(
      of: """
        d="$(mktemp -d)" && mkfifo "$d/closed" && \(handler)
        { read -r _ < "$d/closed"; moonshot list; echo $? >&2; } |
          { exec <&-; echo > "$d/closed"; }
        rm -r "$d"
        """)
    #expect(ending == ChildRun.Ending(output: [], error: "\(status)\n", status: 0))
  }

  @Test(arguments: ["<&-", "< /dev/null", "< /", "2>&-"])
  func `don't matter when they aren't used`(_ redirection: String) throws {
    let plain = try ShellLine.ending(of: "moonshot list")
    #expect(try ShellLine.ending(of: "moonshot list \(redirection)") == plain)
  }

  @Test func `all closed end the process with a status all the same`() throws {
    #expect(try ShellLine.ending(of: "moonshot list <&- >&- 2>&-").status == 4)
    #expect(try ShellLine.ending(of: "moonshot lst <&- >&- 2>&-").status == 2)
  }

  @Test(arguments: [
    ("mission 2", 1), ("mission 11 99", 1), ("lst", 2), ("list --nope", 2),
    ("list --data /nonexistent", 3), ("browse", 2),
  ])
  func `keep complaints apart from answers`(_ command: String, _ status: Int32) throws {
    let ending = try ShellLine.ending(of: "moonshot \(command)")
    #expect(ending.status == status)
    #expect(ending.error.hasPrefix("moonshot: ") && ending.error.hasSuffix("\n"))
    #expect(!ending.text.contains("moonshot: "))
  }
}
