import MoonshotCore
import TestSupport
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

  /// The definition itself, on the first letters of both words.
  private func defined(_ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>)
    -> Int
  {
    guard let a = first.last, let b = second.last else { return max(first.count, second.count) }
    let (firstRest, secondRest) = (first.dropLast(), second.dropLast())
    let isSwap = a != b && firstRest.last == b && secondRest.last == a
    return min(
      defined(firstRest, second) + 1, defined(first, secondRest) + 1,
      defined(firstRest, secondRest) + (a == b ? 0 : 1),
      isSwap ? defined(firstRest.dropLast(), secondRest.dropLast()) + 1 : .max)
  }

  @Test(arguments: 0..<60)
  func `is what its definition says, up to its bound`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<2).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        "abc".unicodeScalars.randomElement(using: &generator) ?? "a"
      }
    }
    let distance = defined(words[0][...], words[1][...])
    #expect(editDistance(words[0], words[1]) == distance)
    for bound in 0...6 {
      let bounded = editDistance(words[0], words[1], atMost: bound)
      #expect(distance <= bound ? bounded == distance : bounded > bound, "at most \(bound)")
    }
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
