/// A line of a text: which of its cells it shows and how many columns they fill.
struct TextLine: Hashable {
  var cells: Range<Int>
  var columns: Int
  /// Whether an ellipsis follows, for what was cut off.
  var isCut = false
}

extension [Cell] {
  /// Breaks the cells into lines of at most `width` columns, as late as possible.
  ///
  /// Lines break at spaces, which are left out, after a dash and around wide characters; within a
  /// word only when it is longer than a line. A character wider than `width` gets its own line.
  /// Stops after `limit` lines.
  /// - Complexity: O(*n*) in the number of cells read.
  func lines(width: Int, limit: Int = .max) -> [TextLine] {
    var lines: [TextLine] = []
    guard limit > 0 else { return lines }
    var line = OpenLine(start: 0)
    var index = 0
    while index < count {
      let cell = self[index]
      if cell.isLineBreak {
        lines.append(line.closed)
        if lines.count == limit { return lines }
        line = OpenLine(start: index + 1)
      } else if cell.isSpace {
        if line.hasInk { line.mark(next: index + 1) }
        line.columns += 1
      } else {
        if line.hasInk, allowsBreak(before: index) { line.mark(next: index) }
        if line.columns + Int(cell.columns) > width, line.inkEnd > line.start {
          let next: Int
          if let broken = line.broken {
            lines.append(broken.line)
            next = broken.next
          } else {
            lines.append(line.closed)
            next = index
          }
          if lines.count == limit { return lines }
          line = OpenLine(start: next)
          index = next
          continue
        }
        line.columns += Int(cell.columns)
        line.inkEnd = index + 1
        line.inkColumns = line.columns
      }
      index += 1
    }
    lines.append(line.closed)
    return lines
  }

  private func allowsBreak(before index: Int) -> Bool {
    let before = self[index - 1]
    if self[index].columns == 2 || before.columns == 2 { return true }
    return before.code == 0x2014 && !before.isSpace
  }
}

/// A line while cells are added to it.
private struct OpenLine {
  let start: Int
  /// The columns of all cells so far, trailing spaces included.
  var columns = 0
  /// Where the line ends without its trailing spaces.
  var inkEnd: Int
  var inkColumns = 0
  /// The line as it would be if broken at the last opportunity, and where the next would start.
  private(set) var broken: (line: TextLine, next: Int)?

  init(start: Int) {
    self.start = start
    inkEnd = start
  }

  var hasInk: Bool { inkEnd > start }

  var closed: TextLine { TextLine(cells: start..<inkEnd, columns: inkColumns) }

  mutating func mark(next: Int) {
    broken = (closed, next)
  }
}
