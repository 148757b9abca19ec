import MoonshotCore
import Testing

@Suite("Nearest names")
struct NearestTests {
  @Test(arguments: [
    ("lsit", ["list", "mission"], ["list"]),
    ("zebra", ["list", "mission"], []),
    ("LIST", ["list"], ["list"]),
    ("Jose", ["José", "Josef"], ["José"]),
    ("bat", ["cat", "hat", "rat", "mat"], ["cat", "hat", "rat"]),
    ("cat", ["Cat", "CAT", "bat"], ["Cat"]),
    ("x", ["x", "y"], []),
    ("", ["x"], []),
    ("moon", [""], []),
    ("mission", ["fission"], ["fission"]),
    ("mission", ["fusion"], []),
    ("astro", ["astronaut", "astral"], ["astronaut"]),
  ])
  func `keeps only the closest, in their order`(_ word: String, _ names: [String], _ near: [String])
  {
    #expect(nearest(word, among: names) == near)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("lsit", "list", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("same", "same", 0), ("abcdef", "badcfe", 3),
  ])
  func `counts edits, with swaps of neighbors`(_ first: String, _ second: String, _ distance: Int) {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }

  @Test func `finds the same distance below a bound as without one`() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "cab", "eagle", "eagel", "aegle", "elage"]
      .map { Array($0.unicodeScalars) }
    for first in words {
      for second in words {
        let distance = editDistance(first, second)
        for bound in 0...6 {
          let bounded = editDistance(first, second, atMost: bound)
          #expect(distance <= bound ? bounded == distance : bounded > bound)
        }
      }
    }
  }
}
