extension String {
  /// At most `length` characters of it, with `…` where the rest was.
  ///
  /// A character of more than sixteen scalars is no letter of any script, and is cut as well.
  package func excerpt(_ length: Int) -> String {
    if utf8.count <= length { return self }
    let most =
      unicodeScalars.index(
        startIndex, offsetBy: length * 16, limitedBy: endIndex) ?? endIndex
    let head = self[..<most]
    let cut = head.index(startIndex, offsetBy: length, limitedBy: most) ?? most
    return cut == endIndex ? self : self[..<cut] + "…"
  }
}
