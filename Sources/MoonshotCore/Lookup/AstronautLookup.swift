extension Catalog {
  /// The person whom `query` names.
  ///
  /// The best kind of match decides: the id as written, the id, then a whole name (common or full
  /// name, surname, nickname), then whole words of these in any order, then beginnings of words,
  /// then any part of at least two letters. Case, diacritics and punctuation are ignored.
  ///
  /// - Complexity: O(1) for an id as written, else O(*n*) in the size of all names.
  public func findAstronaut(_ query: String) -> Lookup<Astronaut> {
    var names = AstronautNames(of: self)
    return Lookup(names.matches(query), near: names.near(query))
  }
}
