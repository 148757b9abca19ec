/// The names that a mistyped word most likely meant, best first.
///
/// Case is ignored. A name qualifies when the word is its beginning (`astro`), or when few enough
/// keys separate the two for the word's length: one for words up to four letters, two up to
/// eight, three beyond; two or more only behind the same first letter. Of those, only the
/// closest are returned, in the order they came. Words of one letter, and words far longer than
/// any name, have no neighbors.
///
///     nearest("lsit", among: ["list", "mission"])   // ["list"]
///     nearest("zebra", among: ["list", "mission"])  // []
///
/// - Complexity: O(*n*·*k*²) for *n* names and a word of *k* ≤ 64 letters; longer words cost
///   nothing.
package func nearest(
  _ query: String, among names: some Sequence<String>, atMost limit: Int = 3
) -> [String] {
  guard limit > 0, 2...longestWord ~= query.utf8.count else { return [] }
  let word = Array(query.lowercased().unicodeScalars)
  let bound = tolerance(word.count)
  var found: [(name: String, distance: Int)] = []
  for name in names where name.utf8.count <= longestWord {
    let letters = Array(name.lowercased().unicodeScalars)
    guard let distance = distance(word, letters, atMost: bound) else { continue }
    guard !found.contains(where: { $0.name == name }) else { continue }
    found.append((name, distance))
  }
  guard let best = found.lazy.map(\.distance).min() else { return [] }
  return Array(found.lazy.filter { $0.distance == best }.map(\.name).prefix(limit))
}

/// Longer words, in UTF-8 bytes, are not typing mistakes.
private let longestWord = 64

/// How many edits a word of that many letters may be away from a name.
private func tolerance(_ letters: Int) -> Int {
  letters < 2 ? 0 : letters < 5 ? 1 : letters < 9 ? 2 : 3
}

/// The rank of a name for ``nearest(_:among:atMost:)``: 1 when the word is its beginning.
private func distance(
  _ word: [Unicode.Scalar], _ name: [Unicode.Scalar], atMost bound: Int
) -> Int? {
  if name.starts(with: word) { return name.count == word.count ? 0 : 1 }
  guard abs(word.count - name.count) <= bound else { return nil }
  let edits = editDistance(word, name)
  guard edits <= bound, edits < name.count else { return nil }
  return edits == 1 || word.first == name.first ? edits : nil
}

/// The Damerau–Levenshtein distance in its optimal-string-alignment form: the fewest insertions,
/// deletions, substitutions and swaps of neighbors that turn one word into the other, no part
/// edited twice.
///
///     editDistance("lsit", "list")   // 1
///     editDistance("ca", "abc")      // 3
///
/// - Complexity: O(*m*·*n*) time, O(*n*) space.
package func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in 1...first.count {
    var current = [row]
    current.reserveCapacity(second.count + 1)
    for column in 1...second.count {
      let isSame = first[row - 1] == second[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
