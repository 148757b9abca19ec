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
  // Three rows take turns: words are compared by the hundred thousand.
  var last = Array(0...second.count)
  var (beforeLast, current) = (last, last)
  var leastOfLast = 0
  for row in 1...first.count {
    current[0] = row
    var least = row
    for column in 1...second.count {
      let isSame = first[row - 1] == second[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, first[row - 1] == second[column - 2],
        first[row - 2] == second[column - 1]
      {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current[column] = best
      least = min(least, best)
    }
    // A swap reaches back two rows; nothing reaches further.
    if min(least, leastOfLast) > bound { return least }
    swap(&beforeLast, &last)
    swap(&last, &current)
    leastOfLast = least
  }
  return last[second.count]
}
