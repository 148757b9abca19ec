import Foundation
import MoonshotCLI
import Testing

@Suite("Blank texts of a catalog")
struct BlankTextTests {
  private static let blank = bundle(
    missions: """
      [{"id": 11, "name": " ", "description": "\\n", "summary": "", "vehicle": " ",
        "crew": [{"name": "aldrin"}]}]
      """,
    astronauts: #"{"aldrin": {"id": "aldrin", "name": "", "description": " "}}"#)

  @Test(arguments: [
    ["mission", "11"], ["astronaut", "aldrin"], ["mission", "11", "--format", "markdown"],
    ["astronaut", "aldrin", "--format", "markdown"],
  ])
  func `have no heading, and leave no title empty`(_ words: [String]) {
    let text = asking(words, of: Self.blank).text
    #expect(text.contains("Apollo 11") && text.contains("aldrin"))
    for heading in ["Mission Highlights", "Biography", "Flight", "# \n", "**"] {
      #expect(!text.contains(heading), "\(heading)")
    }
  }

  @Test func `are in tables what stands for them`() {
    let missions = asking(["list", "--format", "table"], of: Self.blank).text
    #expect(missions.contains("11  Apollo 11  —         aldrin  —"))
    let people = asking(["astronauts", "--format", "table"], of: Self.blank).text
    #expect(people.contains("aldrin  aldrin  —     Apollo 11"))
  }

  @Test(arguments: [(["mission", "11"], " ", "\n"), (["astronaut", "aldrin"], "", " ")])
  func `stay in JSON as they are`(_ words: [String], _ name: String, _ description: String) throws {
    let answer = Data(asking(words + ["--json"], of: Self.blank).standardOutput)
    let record = try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
    #expect(record["name"] as? String == name)
    #expect(record["description"] as? String == description)
  }
}
