/// A word the user typed, made safe to print on a terminal and cut after `columns`, with `…`.
func shown(_ token: String, columns: Int = 80) -> String {
  var text = ""
  var count = 0
  for scalar in token.unicodeScalars {
    if count >= columns { return text + "…" }
    count += 1
    switch scalar.value {
    case 0x09: text += "\\t"
    case 0x0A: text += "\\n"
    case 0x0D: text += "\\r"
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2066...0x2069:
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text
}

/// A word the user typed, between single quotation marks.
func quoted(_ token: String) -> String {
  "'" + shown(token) + "'"
}
