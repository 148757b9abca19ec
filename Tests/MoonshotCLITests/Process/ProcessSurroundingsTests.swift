import Foundation
import MoonshotCLI
import Testing

/// The built program in places and environments that few have.
@Suite("Surroundings of the process")
struct ProcessSurroundingsTests {
  private let program: String

  init() throws {
    program = try #require(BuiltProgram.path)
  }

  @Test(arguments: ["list", "mission 11", "help list"])
  func `may be without any variable`(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let ending = try ChildRun.ending(of: program, words)
    let expected = run(words, in: .testing)
    #expect(ending.output == expected.standardOutput)
    #expect(ending.error == "" && ending.status == 0)
  }

  @Test func `may be arguments that aren't UTF-8`() throws {
    let ending = try ShellLine.ending(of: #"moonshot mission 11 "$(printf 'x\377y\300z')""#)
    #expect(ending.status == 1)
    #expect(ending.text.contains("Apollo 11"))
    #expect(ending.error == "moonshot: no mission matches 'x\u{FFFD}y\u{FFFD}z'\n")
    let option = try ShellLine.ending(of: #"moonshot "$(printf -- '--\377')" list"#)
    #expect(option.status == 2 && option.text == "")
  }

  @Test func `may be an argument that is empty, or very long`() throws {
    #expect(try ShellLine.ending(of: "moonshot mission ''").status != 0)
    let long = try ShellLine.ending(
      of: #"moonshot mission "$(head -c 100000 /dev/zero | tr '\0' x)""#)
    #expect(long.status == 1 && long.text == "")
  }

  @Test func `may be variables that aren't UTF-8`() throws {
    let plain = try ShellLine.ending(of: "moonshot list")
    let odd = try ShellLine.ending(
      of: #"COLUMNS="$(printf '\377')" TERM="$(printf '\377')" PAGER="$(printf '\377')" "#
        + "moonshot list")
    #expect(odd == plain)
  }

  @Test func `may be a symbolic link and any other name`() throws {
    let plain = try ShellLine.ending(of: "moonshot mission 11")
    try ChildRun.withFile("", named: "here") { file in
      let link = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("m")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: URL(fileURLWithPath: program))
      let linked = try ShellLine.ending(of: "\(link.path) mission 11")
      #expect(linked == plain)
    }
  }

  /// The user of the tests may be one whom modes don't stop, so what is there afterwards counts.
  @Test(arguments: [0o755, 0o555])
  func `may be a folder that can't be written, and stay as they are`(_ mode: Int) throws {
    let plain = try ShellLine.ending(of: "moonshot mission 11")
    try ChildRun.withFile("", named: "here") { file in
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
      let there = try ShellLine.ending(
        of: "cd '\(folder)' && moonshot list --all > /dev/null && moonshot mission 11",
        variables: ["HOME": folder, "XDG_CACHE_HOME": folder, "TMPDIR": folder])
      #expect(there == plain)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func `may be a folder that is gone`() throws {
    let plain = try ShellLine.ending(of: "moonshot mission 11")
    let gone = try ShellLine.ending(
      of: #"d="$(mktemp -d)" && cd "$d" && rmdir "$d" && moonshot mission 11"#)
    #expect(gone == plain)
  }
}
