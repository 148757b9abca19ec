/// Sides of a view.
public struct Edges: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Above the first row.
  public static let top = Edges(rawValue: 1)
  /// Below the last row.
  public static let bottom = Edges(rawValue: 2)
  /// Before the first column.
  public static let leading = Edges(rawValue: 4)
  /// After the last column.
  public static let trailing = Edges(rawValue: 8)
  /// Before and after.
  public static let horizontal: Edges = [.leading, .trailing]
  /// Above and below.
  public static let vertical: Edges = [.top, .bottom]
  /// All around.
  public static let all: Edges = [.horizontal, .vertical]
}

extension View {
  /// The view with `length` blank columns or rows at `edges`.
  public func padding(_ edges: Edges = .all, _ length: Int = 1) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { PaddingNode($0, edges: edges, length: length.asLength) }
    }
  }

  /// The view with `length` blank columns and rows all around.
  public func padding(_ length: Int) -> ModifiedView {
    padding(.all, length)
  }
}

private final class PaddingNode: WrapperNode {
  private let before: Size
  private let both: Size

  init(_ child: LayoutNode, edges: Edges, length: Int) {
    func room(_ edge: Edges) -> Int { edges.contains(edge) ? length : 0 }
    before = Size(columns: room(.leading), rows: room(.top))
    both = Size(
      columns: before.columns + room(.trailing), rows: before.rows + room(.bottom))
    super.init(child)
  }

  override func placement(_ proposal: Proposal) -> Placement {
    Placement(
      origin: Point(column: before.columns, row: before.rows),
      proposal: proposal.inset(columns: both.columns, rows: both.rows))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = super.measure(proposal)
    return Size(columns: size.columns + both.columns, rows: size.rows + both.rows)
  }
}
