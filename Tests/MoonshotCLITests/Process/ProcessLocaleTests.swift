import Foundation
import Testing

/// What the place on Earth of a process changes: nothing, unless it can't show the characters.
@Suite("Time zones and locales of the process")
struct ProcessLocaleTests {
  private static let commands = [
    "list --format table", "mission 11", "timeline 11 --width 100",
    "progress 11 --at 1969-07-20T20:18:04Z", "map", "today --date 07-20", "list --sort name",
  ]

  private func output(_ command: String, _ variables: [String: String]) throws -> [UInt8] {
    let program = try #require(BuiltProgram.path)
    let words = command.split(separator: " ").map(String.init)
    return try ChildRun.ending(of: program, words, variables: variables).output
  }

  @Test(arguments: commands)
  func `change no byte`(_ command: String) throws {
    let expected = try output(command, [:])
    #expect(!expected.isEmpty)
    for variables in [
      ["TZ": "America/Los_Angeles", "LC_ALL": "C.UTF-8"],
      ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8"],
      ["TZ": "America/Sao_Paulo", "LANG": "tr_TR.utf8", "LC_ALL": ""],
      ["TZ": "nonsense/:", "LC_ALL": "en_US.UTF-8", "LANG": "C"],
      ["LC_TIME": "ja_JP.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LANG": "sr_RS.UTF-8@latin"],
    ] {
      #expect(try output(command, variables) == expected, "\(variables)")
    }
  }

  @Test(arguments: commands)
  func `draw in ASCII where a locale has nothing else`(_ command: String) throws {
    let expected = try output("\(command) --ascii", [:])
    for variables in [["LC_ALL": "C"], ["LANG": "POSIX"], ["LANG": "de_DE.ISO-8859-1"]] {
      #expect(try output(command, variables) == expected, "\(variables)")
    }
    #expect(expected.allSatisfy { $0 < 0x80 })
  }
}
