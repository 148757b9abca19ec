import MoonshotCore
import Testing

@Suite("Edit distance and the nearest names")
struct EditDistanceTests {
  private static let commands = [
    "list", "mission", "astronaut", "astronauts", "search", "progress", "timeline", "map",
    "compare", "today", "stats", "check", "browse", "completions", "help",
  ]

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("list", "list", 0), ("lsit", "list", 1), ("lst", "list", 1),
    ("liist", "list", 1), ("lint", "list", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ("aldirn", "aldrin", 1), ("écho", "echo", 1),
  ])
  func `counts insertions, deletions, substitutions and swaps`(
    _ first: String, _ second: String, _ expected: Int
  ) {
    let (a, b) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(editDistance(a, b) == expected)
    #expect(editDistance(b, a) == expected)
  }

  @Test(arguments: [
    ("lsit", ["list"]), ("lits", ["list"]), ("LIST", ["list"]), ("misson", ["mission"]),
    ("missoin", ["mission"]), ("astronat", ["astronaut"]), ("astro", ["astronaut", "astronauts"]),
    ("timelnie", ["timeline"]), ("progres", ["progress"]), ("comp", ["compare", "completions"]),
    ("stat", ["stats"]), ("hlep", ["help"]), ("mpa", ["map"]), ("brwose", ["browse"]),
    ("chekc", ["check"]), ("serach", ["search"]), ("completion", ["completions"]),
  ])
  func `finds what a mistyped word meant`(_ word: String, _ expected: [String]) {
    #expect(nearest(word, among: Self.commands) == expected)
  }

  @Test(arguments: [
    "", "x", "11", "zebra", "apollo", "halo", "moon", "aldrin", "--", "🚀🚀", "pig", "tape",
  ])
  func `suggests nothing absurd`(_ word: String) {
    #expect(nearest(word, among: Self.commands) == [])
  }

  @Test func `never returns more than asked for, nor a name twice`() {
    let names = ["cat", "bat", "rat", "cat", "hat"]
    #expect(nearest("aat", among: names) == ["cat", "bat", "rat"])
    #expect(nearest("aat", among: names, atMost: 1) == ["cat"])
    #expect(nearest("aat", among: names, atMost: 0) == [])
    #expect(nearest("aat", among: names, atMost: -1) == [])
    #expect(nearest("aat", among: [String]()) == [])
  }

  @Test func `gives up on words and names far longer than any name`() {
    let long = String(repeating: "list", count: 250_000)
    #expect(nearest(long, among: Self.commands) == [])
    #expect(nearest("list", among: [long]) == [])
  }

  @Test(arguments: commands)
  func `finds every name from itself and from each swap of its first letters`(_ name: String) {
    #expect(nearest(name, among: Self.commands).first == name)
    let swapped = String(name.prefix(2).reversed() + name.dropFirst(2))
    #expect(nearest(swapped, among: Self.commands).contains(name))
  }
}
