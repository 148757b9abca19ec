import TextLayout

/// A Markdown text (CommonMark with GitHub's tables), built block by block.
package struct Markdown: Hashable, Sendable {
  private var blocks: [String] = []

  package init() {}

  /// The whole text; every output ends with a newline.
  package var text: String {
    blocks.joined(separator: "\n\n") + "\n"
  }

  mutating func heading(_ level: Int, _ title: String) {
    blocks.append(String(repeating: "#", count: level) + " " + Self.escaped(title))
  }

  /// One paragraph, or as many as empty lines divide `text` into.
  mutating func paragraphs(_ text: String) {
    for paragraph in text.paragraphs { blocks.append(Self.escaped(paragraph)) }
  }

  /// One paragraph in italics; nothing for a blank text.
  mutating func emphasized(_ text: String) {
    let words = text.paragraphs.joined(separator: " ").trimmingBlanks
    if !words.isEmpty { blocks.append("*" + Self.escaped(words) + "*") }
  }

  mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    blocks.append(items.map { "- " + Self.escaped($0) }.joined(separator: "\n"))
  }

  /// A list of which some stretches are strong.
  mutating func list(_ items: [[(text: String, isStrong: Bool)]]) {
    guard !items.isEmpty else { return }
    let lines = items.map { stretches in
      "- " + stretches.map { $1 ? "**\(Self.escaped($0))**" : Self.escaped($0) }.joined()
    }
    blocks.append(lines.joined(separator: "\n"))
  }

  mutating func table(_ header: [String], _ rows: [[String]]) {
    let lines =
      [line(header), line(header.map { _ in "---" })]
      + rows.map { row in
        line(row.map(Self.escaped))
      }
    blocks.append(lines.joined(separator: "\n"))
  }

  /// Labels and values, as a table without a header of its own.
  mutating func facts(_ facts: [(label: String, value: String)]) {
    guard !facts.isEmpty else { return }
    table(["Fact", "Value"], facts.map { [$0.label, $0.value] })
  }

  mutating func append(_ other: Markdown) {
    blocks += other.blocks
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// `text` on one line, so that every character of it means itself.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    let scalars = text.replacingLineBreaks.sanitized.unicodeScalars
    let marker = scalars.blockMarker
    for place in scalars.indices {
      if "\\`*_[]<>|#&~$".unicodeScalars.contains(scalars[place]) || place == marker {
        escaped.append("\\")
      }
      escaped.unicodeScalars.append(scalars[place])
    }
    return escaped
  }
}

extension String.UnicodeScalarView {
  /// The character that would make the line an item of a list, a rule or a heading's underline.
  ///
  /// The full stop in `1. May`, for instance; `nil` where the line is only text.
  fileprivate var blockMarker: Index? {
    let digits = prefix { "0"..."9" ~= $0 }
    let marker = digits.endIndex
    guard marker < endIndex else { return nil }
    let next = self[index(after: marker)...].first
    let isAlone = next == nil || next == " "
    switch self[marker] {
    case ".", ")": return isAlone && 1...9 ~= digits.count ? marker : nil
    case "-", "+", "=": return digits.isEmpty && (isAlone || next == self[marker]) ? marker : nil
    default: return nil
    }
  }
}

extension String {
  /// The text with a space for each line break, whatever kind.
  fileprivate var replacingLineBreaks: String {
    String(map { $0.isNewline ? " " : $0 })
  }

  /// The text without the white space around it, with which Markdown knows no emphasis.
  fileprivate var trimmingBlanks: String {
    let tail = drop(while: \.isWhitespace)
    let end = tail.lastIndex { !$0.isWhitespace }
    return end.map { String(tail[...$0]) } ?? ""
  }
}
