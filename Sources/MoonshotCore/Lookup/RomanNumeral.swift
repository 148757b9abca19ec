/// The number that a Roman numeral from I to XXXIX in lower-case ASCII stands for.
///
/// Only the usual spelling counts: `ix`, not `viiii`.
///
/// - Complexity: O(1).
func number(fromRoman numeral: some Collection<UInt8>) -> Int? {
  guard 1...7 ~= numeral.count else { return nil }
  var value = 0
  for letter in numeral {
    switch letter {
    case 0x69: value += 1
    case 0x76: value += value % 10 == 1 ? 3 : 5
    case 0x78: value += value % 10 == 1 ? 8 : 10
    default: return nil
    }
  }
  return romanNumeral(value).utf8.elementsEqual(numeral) ? value : nil
}

private func romanNumeral(_ value: Int) -> String {
  let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
  return String(repeating: "x", count: value / 10) + ones[value % 10]
}
