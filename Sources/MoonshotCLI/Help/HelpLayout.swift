/// Help as plain text: headed sections of indented lines.
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

  /// The most columns of a help text; wider ones are harder to scan.
  static let mostColumns = 80

  private let columns: Int
  private(set) var text = ""

  /// Lays out for so many columns: no line but a word that is longer is wider.
  init(columns: Int) {
    self.columns = min(max(columns, 1), Self.mostColumns)
  }

  /// The longest term that still has its text beside it.
  private var longestTerm: Int { min(26, max(columns - 24, 0)) }
}

extension HelpLayout {
  /// Adds a paragraph, filled to the width.
  mutating func add(paragraph: String, indent: Int = 0) {
    separate()
    for line in filled(paragraph.words, columns: columns - indent) {
      add(line: line, indent: indent)
    }
  }

  /// Adds a heading; what follows stands below it without a gap.
  mutating func add(heading: String) {
    separate()
    for line in filled(heading.words, columns: columns) { add(line: line, indent: 0) }
  }

  /// Adds one line as it is.
  mutating func add(line: String, indent: Int = 2) {
    text += (line.isEmpty ? "" : String(repeating: " ", count: indent) + line) + "\n"
  }

  /// Adds entries in two columns, the texts filled beside their terms.
  ///
  /// A term that is too long for its column stands on a line of its own, or on several.
  mutating func add(entries: [Entry]) {
    let terms = entries.map { width($0.term) }.filter { $0 <= longestTerm }
    let start = terms.max().map { 2 + $0 + 2 } ?? 6
    for entry in entries {
      var lines = filled(entry.text.words, columns: columns - start)[...]
      if width(entry.term) + 4 <= start {
        let gap = String(repeating: " ", count: max(0, start - 2 - width(entry.term)))
        add(line: lines.isEmpty ? entry.term : entry.term + gap + lines.removeFirst())
      } else {
        add(command: entry.term)
      }
      for line in lines {
        add(line: line, indent: start)
      }
    }
  }

  /// Adds a command line as it is, or in several lines where it is too long, `lineEnd` behind each
  /// but the last.
  mutating func add(command: String, lineEnd: String = "") {
    guard width(command) + 2 > columns else { return add(line: command) }
    let lines = filled(command.shellWords, columns: columns - 4, lineEnd: lineEnd)
    for (place, line) in lines.enumerated() { add(line: line, indent: place == 0 ? 2 : 4) }
  }

  /// Adds command lines with their purposes: beside them where all fit, else below each.
  ///
  /// A command line that is too long goes on in the next, so that a shell takes both as one.
  mutating func add(examples: [CommandDeclaration.Example]) {
    let start = 2 + (examples.map { width($0.line) }.max() ?? 0) + 3
    let fits = examples.allSatisfy { start + width($0.purpose) <= columns }
    for example in examples {
      if fits {
        let gap = String(repeating: " ", count: max(0, start - 2 - width(example.line)))
        add(line: example.line + gap + example.purpose)
      } else {
        add(command: example.line, lineEnd: " \\")
        for line in filled(example.purpose.words, columns: columns - 6) {
          add(line: line, indent: 6)
        }
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

/// Fills lines of at most `columns` with words, `lineEnd` behind each but the last; a longer word
/// has its own line.
private func filled(_ words: [Substring], columns: Int, lineEnd: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  for (place, word) in words.enumerated() {
    let end = place == words.count - 1 ? 0 : width(lineEnd)
    if line.isEmpty {
      line = String(word)
    } else if width(line) + 1 + word.unicodeScalars.count + end <= columns {
      line += " " + word
    } else {
      lines.append(line + lineEnd)
      line = String(word)
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

extension String {
  fileprivate var words: [Substring] { split(separator: " ") }

  /// The parts of a command line between which a shell lets it be broken.
  fileprivate var shellWords: [Substring] {
    var isQuoted = false
    return split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
  }
}
