/// Help as plain text: headed sections of indented lines, at most 80 columns wide.
struct HelpLayout {
  /// A term and what it means.
  struct Entry: Hashable, Sendable {
    let term: String
    let text: String

    init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The width of every help text, in columns.
  static let columns = 80

  /// The longest term that still has its text beside it.
  private static let longestTerm = 26

  private(set) var text = ""
}

extension HelpLayout {
  /// Adds a paragraph, filled to the width.
  mutating func add(paragraph: String, indent: Int = 0) {
    separate()
    for line in filled(paragraph, columns: Self.columns - indent) {
      add(line: line, indent: indent)
    }
  }

  /// Adds a heading; what follows stands below it without a gap.
  mutating func add(heading: String) {
    separate()
    text += heading + "\n"
  }

  /// Adds one line as it is.
  mutating func add(line: String, indent: Int = 2) {
    text += (line.isEmpty ? "" : String(repeating: " ", count: indent) + line) + "\n"
  }

  /// Adds entries in two columns, the texts filled beside their terms.
  ///
  /// A term that is too long for its column stands on a line of its own.
  mutating func add(entries: [Entry]) {
    let terms = entries.map { width($0.term) }.filter { $0 <= Self.longestTerm }
    let start = 2 + (terms.max() ?? Self.longestTerm) + 2
    for entry in entries {
      var lines = filled(entry.text, columns: Self.columns - start)[...]
      if width(entry.term) + 4 <= start {
        let gap = String(repeating: " ", count: max(0, start - 2 - width(entry.term)))
        add(line: lines.isEmpty ? entry.term : entry.term + gap + lines.removeFirst())
      } else {
        add(line: entry.term)
      }
      for line in lines {
        add(line: line, indent: start)
      }
    }
  }

  /// Adds command lines with their purposes: beside them where all fit, else below each.
  mutating func add(examples: [CommandDeclaration.Example]) {
    let start = 2 + (examples.map { width($0.line) }.max() ?? 0) + 3
    let fits = examples.allSatisfy { start + width($0.purpose) <= Self.columns }
    for example in examples {
      if fits {
        let gap = String(repeating: " ", count: max(0, start - 2 - width(example.line)))
        add(line: example.line + gap + example.purpose)
      } else {
        add(line: example.line)
        add(line: example.purpose, indent: 6)
      }
    }
  }

  /// Leaves an empty line before what follows, except at the top.
  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }
}

/// The columns of a help text, which is written in characters of one column each.
private func width(_ text: String) -> Int {
  text.unicodeScalars.count
}

/// Breaks a text at spaces into lines of at most `columns`; a longer word has its own line.
private func filled(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = String(word)
    } else if width(line) + 1 + word.unicodeScalars.count <= columns {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
