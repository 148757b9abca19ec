extension String {
  /// The parts between empty lines.
  var paragraphs: [String] {
    var paragraphs: [String] = []
    var lines: [Substring] = []
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
        lines = []
      } else {
        lines.append(line)
      }
    }
    if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
    return paragraphs
  }
}
