/// Words, in one style or several, wrapped at the width they are offered.
///
/// Lines break at spaces, after a dash, between wide characters, and at newlines; a word is broken
/// only when it is longer than a whole line. Controls in the text become visible escapes. An empty
/// text is an empty line.
public struct Text: PrimitiveView, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The text as it was given.
    public var text: String
    /// What it means.
    public var style: Style

    /// Makes a run.
    public init(_ text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  private var first: Run
  private var rest: [Run] = []
  private var lineLimit: Int?
  private var alignment = TextAlignment.leading

  /// Makes a text of one run.
  public init(_ text: String, style: Style = .plain) {
    first = Run(text, style: style)
  }

  /// Makes a text of several runs, one after the other.
  public init(_ runs: [Run]) {
    first = runs.first ?? Run("")
    rest = Array(runs.dropFirst())
  }

  /// The runs in order, at least one.
  public var runs: [Run] { [first] + rest }

  /// How many columns the text fills on one line.
  public var columns: Int { rest.reduce(first.text.columns) { $0 + $1.text.columns } }
}

extension Text {
  /// The text, with `style` for each run that has none yet.
  public func style(_ style: Style) -> Text {
    var copy = self
    if copy.first.style == .plain { copy.first.style = style }
    for index in copy.rest.indices where copy.rest[index].style == .plain {
      copy.rest[index].style = style
    }
    return copy
  }

  /// The text in at most `limit` lines, or in as many as it needs when that is `nil`.
  ///
  /// What is cut off leaves an ellipsis.
  public func lineLimit(_ limit: Int?) -> Text {
    var copy = self
    copy.lineLimit = limit.map { max($0, 0) }
    return copy
  }

  /// The text with its lines at one side, or in the middle, of the longest.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    var copy = self
    copy.alignment = alignment
    return copy
  }

  /// Joins two texts; line limit and alignment are those of the first.
  public static func + (one: Text, other: Text) -> Text {
    var copy = one
    copy.rest.append(other.first)
    copy.rest.append(contentsOf: other.rest)
    return copy
  }
}

extension Text: ExpressibleByStringLiteral {
  /// Makes a plain text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Text {
  /// Puts down the words.
  public func append(to tree: inout LayoutTree) {
    var cells: [Cell] = []
    setCells(in: &tree, breaksLines: true, into: &cells)
    let style = cells.last?.style ?? .plain
    tree.nodes.append(
      TextNode(
        cells: cells, ellipsis: tree.typesetter.ellipsis(style: style), lineLimit: lineLimit,
        alignment: alignment))
  }

  /// Appends the cells of all runs; those without a style take the tree's.
  func setCells(in tree: inout LayoutTree, breaksLines: Bool, into cells: inout [Cell]) {
    let inherited = tree.style
    func set(_ run: Run) {
      tree.typesetter.set(
        run.text, style: run.style == .plain ? inherited : run.style, breaksLines: breaksLines,
        into: &cells)
    }
    set(first)
    for run in rest { set(run) }
  }
}

/// The side at which lines of different length are even.
public enum TextAlignment: Hashable, Sendable {
  /// Even at the first column.
  case leading
  /// Even distances on both sides, the smaller one first.
  case center
  /// Even at the last column.
  case trailing

  /// How many blanks stand before a line that leaves `room` columns free.
  func offset(in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(room, 0) / 2
    case .trailing: max(room, 0)
    }
  }
}
