extension Unicode.Scalar {
  /// The ASCII form of a drawing character, or `nil` when the scalar is none.
  ///
  /// Lines, boxes, blocks, arrows, marks and typographic punctuation: what *we* draw with. Letters,
  /// diacritics and emoji belong to the data and stay as they are.
  var asciiForm: String? {
    switch value {
    case 0x2800...0x28FF: Self.asciiDensity(dots: UInt8(truncatingIfNeeded: value))
    case 0x2500, 0x254C, 0x2574, 0x2576: "-"
    case 0x2501, 0x2550, 0x2578, 0x257A: "="
    case 0x2502, 0x2503, 0x2506, 0x250A, 0x2551, 0x2575, 0x2577: "|"
    case 0x2504, 0x2505, 0x2508, 0x2509: "."
    case 0x250C...0x254B, 0x2552...0x2570: "+"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "x"
    case 0x2580, 0x2594: "'"
    case 0x2581, 0x2582: "_"
    case 0x2583, 0x2584: "."
    case 0x258D...0x258F: "-"
    case 0x2585...0x258C, 0x2590, 0x2593, 0x2595...0x259F: "#"
    case 0x2591: "."
    case 0x2592: "+"
    default: Self.asciiMarks(self)
    }
  }

  private static func asciiMarks(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "…": "..."
    case "–", "‑", "‐", "−", "·": "-"
    case "—": "--"
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "°": "deg"
    case "×", "✕", "✗", "✘": "x"
    case "★", "•", "◆", "✦", "✱": "*"
    case "☆", "∙", "◦": "."
    case "●", "◉", "◎", "⊙", "⬤": "@"
    case "○", "◌", "◇": "o"
    case "☾", "☽": "("
    case "→", "⟶": "->"
    case "←", "⟵": "<-"
    case "↔": "<->"
    case "↑", "▲", "△": "^"
    case "↓", "▼", "▽": "v"
    case "▶", "▸", "►", "›": ">"
    case "◀", "◂", "◄", "‹": "<"
    case "■", "▪", "◼": "#"
    case "□", "▫": "."
    case "✓", "✔": "+"
    case "≈": "~"
    case "≤": "<="
    case "≥": ">="
    case "±": "+/-"
    case "≠": "!="
    case "\u{A0}", "\u{2009}", "\u{202F}": " "
    default: nil
    }
  }

  /// One character for the dots of a braille cell: where they stand when few, how many when many.
  private static func asciiDensity(dots: UInt8) -> String {
    let upper = (dots & 0b0001_1011).nonzeroBitCount
    let lower = (dots & 0b1110_0100).nonzeroBitCount
    return switch (upper, lower, upper + lower) {
    case (0, 0, _): " "
    case (_, _, 7...): "#"
    case (_, _, 5...): "*"
    case (_, 0, _): "'"
    case (0, _, _): "."
    default: ":"
    }
  }
}
