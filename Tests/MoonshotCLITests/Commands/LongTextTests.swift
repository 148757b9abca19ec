import MoonshotCLI
import Testing

@Suite("Long texts in messages")
struct LongTextTests {
  private static let long = String(repeating: "x", count: 100_000)

  /// Whatever can be a text is one, and wherever there can be a fault there is one.
  private static let catalog = bundle(
    missions: """
      [{"id": 1, "name": "\(long)", "crew": [{"name": "\(long)", "role": "\(long)"}]},
       {"id": 2, "name": "\(long)", "landing": {"site": "\(long)"}, "launchDate": "\(long)"},
       {"id": 3, "name": "\(long) a", "liftoff": "\(long)"},
       {"id": 4, "name": "\(long) b", "crew": "\(long)", "\(long)": 1, "\(long)": 2},
       {"id": 5, "name": "A \(long)", "landing": {"latitude": 1, "longitude": 179}},
       {"id": "\(long)"}]
      """,
    astronauts: """
      {"\(long)": {"id": "b", "name": "A \(long)"}, "c": {"id": "\(long)", "name": "A \(long)"},
       "d": {"name": "D", "birthDate": "\(long)"}}
      """)

  /// `LONG` stands for the long text.
  @Test(arguments: [
    ["list"], ["mission", "1"], ["mission", "a"], ["mission", "LONG"], ["astronaut", "a"],
    ["astronaut", "LONG"], ["map"], ["map", "1", "2"], ["map", "a"], ["compare", "1", "LONG"],
    ["progress", "1", "2", "--replay"], ["progress", "1", "--at", "LONG"], ["timeline", "1"],
    ["timeline", "LONG"], ["today", "--date", "LONG"], ["search", "LONGy"],
    ["list", "--crew", "a"],
    ["list", "--crew", "LONG"], ["list", "--sort", "LONG"], ["list", "--columns", "LONG"],
    ["list", "--year", "LONG"], ["astronauts", "--mission", "a"], ["help", "LONG"], ["LONG"],
    ["list", "--LONG"], ["list", "--format", "LONG"], ["--data", "LONG", "list"], ["stats"],
    ["browse", "LONG"], ["completions", "LONG"], ["check", "LONG"],
  ])
  func `are cut`(_ words: [String]) {
    let words = words.map { $0.replacing("LONG", with: Self.long) }
    let outcome = asking(words, of: Self.catalog)
    for line in outcome.standardError.split(separator: "\n") {
      #expect(line.count < 1000, "\(line.prefix(100))")
    }
  }
}
