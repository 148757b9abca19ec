extension Unicode.Scalar {
  /// How many cells the scalar fills on its own: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth scalars fill 2; marks, joiners and other formats 0; ambiguous
  /// ones 1, as on every terminal that isn't set to a CJK locale of old.
  /// - Complexity: O(1) below U+0300, else O(log *n*) in the number of runs of the table.
  var columns: Int {
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1
    }
    let runs = CellWidthTable.runs
    let key = value << 2 | 3
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low &+ high) / 2
      if runs[middle] <= key { low = middle &+ 1 } else { high = middle }
    }
    return low == 0 ? 1 : Int(runs[low &- 1] & 3)
  }

  /// Whether the scalar is always a character of its own beside another such scalar.
  ///
  /// Blocks without marks, joiners or Hangul; it spares most text the search for clusters.
  var standsAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x2030..<0x205F,
      0x20A0..<0x20C0, 0x2100..<0x2C00:
      true
    default: false
    }
  }
}

extension Character {
  /// How many cells the character fills on a terminal: 0, 1 or 2.
  ///
  /// A joined emoji, a flag or a character with an emoji variation selector fills 2 however many
  /// scalars it has; marks add nothing to their base.
  public var columns: Int {
    var sum = 0
    var first: Unicode.Scalar?
    for scalar in unicodeScalars {
      guard let base = first else {
        first = scalar
        sum = scalar.columns
        continue
      }
      if scalar.value == 0xFE0F, base.properties.isEmoji { return 2 }
      sum += scalar.columns
    }
    return min(sum, 2)
  }
}

extension String {
  /// How many cells the text fills on one line of a terminal.
  ///
  /// `"月面".columns` is 4, `"👩‍🚀".columns` is 2. Controls count nothing here; they are drawn as
  /// their escapes, so measure what is ``sanitized`` when the text comes from elsewhere.
  /// - Complexity: O(*n*) in the length of the text.
  public var columns: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}
