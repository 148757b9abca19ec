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
  guard var search = NearestSearch(query, atMost: limit) else { return [] }
  for name in names where search.mayReach(name) {
    search.consider(name, letters: letters(of: name))
  }
  return search.names
}

/// Names that many words are compared with: what ``nearest(_:among:atMost:)`` makes of a name, made
/// once.
struct FamiliarNames {
  private var names: [(name: String, letters: [Unicode.Scalar])] = []
  private var known: Set<[Unicode.Scalar]> = []

  /// Adds `name`, unless one that reads the same is there or it is too long to be missed by a slip.
  mutating func add(_ name: String) {
    guard name.utf8.count <= longestWord else { return }
    let letters = letters(of: name)
    if known.insert(letters).inserted { names.append((name, letters)) }
  }

  /// What ``nearest(_:among:atMost:)`` says of these names.
  func nearest(_ query: String) -> [String] {
    guard var search = NearestSearch(query, atMost: 3) else { return [] }
    for (name, letters) in names { search.consider(name, letters: letters) }
    return search.names
  }
}

/// The closest names found so far, and how close one has to be to join them.
private struct NearestSearch {
  private let word: [Unicode.Scalar]
  private let limit: Int
  private var bound: Int
  private var found: [(name: String, letters: [Unicode.Scalar])] = []

  /// `nil` for a word without neighbors.
  init?(_ query: String, atMost limit: Int) {
    guard limit > 0, 2...longestWord ~= query.utf8.count else { return nil }
    word = letters(of: query)
    bound = tolerance(word.count)
    self.limit = limit
  }

  /// The names found, in the order they came.
  var names: [String] { found.map(\.name) }

  /// Whether `name` is worth folding: folding makes no text longer, and most names are too short.
  func mayReach(_ name: String) -> Bool {
    let length = name.utf8.count
    return length <= longestWord && length + bound >= word.count
  }

  mutating func consider(_ name: String, letters: [Unicode.Scalar]) {
    guard let distance = distance(word, letters, atMost: bound) else { return }
    if distance < bound { found = [] }
    bound = distance
    guard found.count < limit, !found.contains(where: { $0.letters == letters }) else { return }
    found.append((name, letters))
  }
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
