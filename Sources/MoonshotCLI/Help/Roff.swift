/// Writes mdoc, one macro or one sentence a line.
struct Roff {
  private(set) var text = ""
}

extension Roff {
  /// Writes a macro; empty arguments are left out.
  mutating func macro(_ parts: String...) {
    text += "." + parts.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) {
    macro("Sh", title)
  }

  /// Writes running text, each sentence on a line of its own, as mdoc wants it.
  mutating func prose(_ prose: String) {
    var sentence = ""
    for word in prose.split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if word.last == "." || word.last == ":" || word.last == "?" {
        text += Self.word(sentence) + "\n"
        sentence = ""
      }
    }
    if !sentence.isEmpty { text += Self.word(sentence) + ".\n" }
  }

  /// Writes a list of tagged paragraphs; nothing for no entries.
  mutating func tags(_ entries: [(tag: String, texts: [String])]) {
    if entries.isEmpty { return }
    macro("Bl", "-tag -width Ds")
    for entry in entries {
      macro("It", entry.tag)
      for text in entry.texts {
        prose(text)
      }
    }
    macro("El")
  }
}

extension Roff {
  /// Makes a text safe from roff: escapes, control characters at the start, and typography.
  static func word(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "|": result += "\\&|\\&"
      case "." where result.isEmpty || result.last == " ": result += "\\&."
      case "\u{2026}": result += "..."
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u" + hexadecimal(scalar) + "]"
        }
      }
    }
    return result
  }

  /// An option with its short spelling and its value, as arguments of `It`.
  static func option(_ option: OptionDeclaration) -> String {
    let names = (option.short.map { "Fl \($0) , " } ?? "") + "Fl \(word("-" + option.name))"
    switch option.value {
    case .none: return names
    case .required(let name, _): return names + " Ar " + word(name)
    case .optional(let name, _): return names + " Ns Op = Ns Ar " + word(name)
    }
  }

  /// The operands of a command, as a macro line: `Op Ar ID`, `Ar ID Ar ID ...`.
  static func operand(_ operand: OperandDeclaration) -> String {
    let synopsis = operand.synopsis
    if synopsis.first == "[" { return "Op Ar " + word(String(synopsis.dropFirst().dropLast())) }
    return "Ar " + word(synopsis)
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
