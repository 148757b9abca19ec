import Foundation
import MoonshotCLI
import Testing

@Suite("Help and completions for programs")
struct HelpJSONTests {
  private func object(_ words: [String]) throws -> [String: Any] {
    let outcome = run(words, in: .testing)
    #expect(outcome.status == .success && outcome.standardError.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.standardOutput))
    return try #require(value as? [String: Any])
  }

  @Test func `help lists every command with its options and formats`() throws {
    let help = try object(["help", "--json"])
    let commands = try #require(help["commands"] as? [[String: Any]])
    #expect(commands.map { $0["name"] as? String } == Command.allCases.map(\.rawValue))
    for command in commands {
      #expect((command["formats"] as? [String])?.contains("text") == true)
      #expect((command["examples"] as? [[String: Any]])?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ["help", "list", "--json"], ["list", "--help", "--format=json"], ["list", "-h", "--json"],
  ])
  func `a command's help is its declaration`(_ words: [String]) throws {
    let help = try object(words)
    #expect(help["name"] as? String == "list")
    let options = try #require(help["options"] as? [[String: Any]])
    let sort = try #require(options.first { $0["name"] as? String == "sort" })
    #expect(sort["short"] as? String == "s")
    #expect(sort["value"] as? String == "KEY")
  }

  @Test func `topics and the man page come as text in an object`() throws {
    #expect((try object(["help", "status", "--json"])["text"] as? String)?.isEmpty == false)
    #expect((try object(["help", "--man", "--json"])["roff"] as? String)?.hasPrefix(".Dd") == true)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions carry the catalog in use`(_ shell: String) throws {
    let script = try #require(
      try object(["completions", shell, "--json"])["script"] as? String)
    #expect(script == run(["completions", shell], in: .testing).text)
    #expect(script.contains("Apollo 11") && script.contains("Buzz Aldrin"))
    let other = asking(
      ["completions", shell],
      of: bundle(missions: #"[{"id": 77, "name": "Ares"}]"#, astronauts: #"{"zoe": {"name": "Z"}}"#)
    )
    #expect(other.text.contains("77") && other.text.contains("Ares") && other.text.contains("zoe"))
    #expect(!other.text.contains("Buzz Aldrin"))
  }
}
