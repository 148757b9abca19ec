import MoonshotCLI
import Testing

@Suite("Margins")
struct MarginTests {
  private static let pages = [
    "mission 11", "astronaut aldrin", "list --format table", "astronauts --format table",
    "timeline", "timeline 11", "progress 11 --get 1:00:00", "map", "map 15", "today",
    "compare 11 17", "stats",
  ]

  private func lines(_ page: String, columns: Int) -> [Substring] {
    run(
      page.split(separator: " ").map(String.init) + ["--width", "\(columns)"], in: .testing
    ).lines.filter { !$0.isEmpty }
  }

  @Test(arguments: pages, [40, 59, 60, 100])
  func `are two columns on every page`(_ page: String, _ columns: Int) {
    let lines = lines(page, columns: columns)
    #expect(lines.allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.contains { !$0.hasPrefix("   ") })
  }

  @Test(arguments: pages, [20, 39])
  func `are none where every column is needed`(_ page: String, _ columns: Int) {
    #expect(lines(page, columns: columns).contains { !$0.hasPrefix(" ") })
  }
}
