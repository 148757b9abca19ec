/// The names that a mistyped word most likely meant, best first.
///
/// Case and diacritics are ignored. A name qualifies when the word is its beginning (`astro`), or
/// when few enough keys separate the two for the word's length: one for words up to four letters,
/// two up to eight, three beyond; two or more only behind the same first letter. Of those, only
/// the closest are returned, in the order they came, each once. Words of one letter, and words far
/// longer than any name, have no neighbors.
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
  let word = letters(of: query)
  var bound = tolerance(word.count)
  var found: [(name: String, letters: [Unicode.Scalar])] = []
  for name in names where name.utf8.count <= longestWord {
    // Folding makes no text longer; most names are too short, and cost nothing.
    guard name.utf8.count + bound >= word.count else { continue }
    let letters = letters(of: name)
    guard let distance = distance(word, letters, atMost: bound) else { continue }
    if distance < bound { found = [] }
    bound = distance
    guard found.count < limit, !found.contains(where: { $0.letters == letters }) else { continue }
    found.append((name, letters))
  }
  return found.map(\.name)
}

/// Longer words, in UTF-8 bytes, are not typing mistakes.
private let longestWord = 64

private func letters(of name: String) -> [Unicode.Scalar] {
  let bytes = [UInt8](folding: name)
  let isASCII = bytes.withUnsafeBufferPointer(\.isASCII)
  return isASCII
    ? bytes.map { Unicode.Scalar($0) }
    : Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
}

/// How many edits a word of that many letters may be away from a name.
private func tolerance(_ letters: Int) -> Int {
  letters < 2 ? 0 : letters < 5 ? 1 : letters < 9 ? 2 : 3
}

/// The rank of a name for ``nearest(_:among:atMost:)``: 1 when the word is its beginning.
private func distance(
  _ word: [Unicode.Scalar], _ name: [Unicode.Scalar], atMost bound: Int
) -> Int? {
  if name.starts(with: word) {
    let distance = name.count == word.count ? 0 : 1
    return distance <= bound ? distance : nil
  }
  let bound = word.first == name.first ? bound : min(bound, 1)
  guard abs(word.count - name.count) <= bound else { return nil }
  let edits = editDistance(word, name, atMost: bound)
  return edits <= bound && edits < name.count ? edits : nil
}

/// The Damerau–Levenshtein distance in its optimal-string-alignment form: the fewest insertions,
/// deletions, substitutions and swaps of neighbors that turn one word into the other, no part
/// edited twice.
///
///     editDistance("lsit", "list")   // 1
///     editDistance("ca", "abc")      // 3
///
/// A distance above `bound` may come back as any other number above it.
///
/// - Complexity: O(*m*·*n*) time, O(*n*) space.
package func editDistance(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost bound: Int = .max
) -> Int {
  if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  var leastOfLast = 0
  for row in 1...first.count {
    var current = [row]
    current.reserveCapacity(second.count + 1)
    var least = row
    for column in 1...second.count {
      let isSame = first[row - 1] == second[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current.append(best)
      least = min(least, best)
    }
    // A swap reaches back two rows; nothing reaches further.
    if min(least, leastOfLast) > bound { return least }
    beforeLast = last
    last = current
    leastOfLast = least
  }
  return last[second.count]
}
