/// Views side by side.
public struct HStack: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: ViewGroup

  /// Makes a row of the views in the braces.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned.
  ///   - spacing: How many columns lie between neighbors.
  ///   - content: The views, from the left.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 1,
    @ViewBuilder content: () -> ViewGroup
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts down one row.
  public func append(to tree: inout LayoutTree) {
    let children = tree.nodes(of: content, along: .horizontal)
    tree.nodes.append(
      StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing, children: children))
  }
}

/// Views one below the other.
public struct VStack: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: ViewGroup

  /// Makes a column of the views in the braces.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned.
  ///   - spacing: How many rows lie between neighbors.
  ///   - content: The views, from the top.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> ViewGroup
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts down one column.
  public func append(to tree: inout LayoutTree) {
    let children = tree.nodes(of: content, along: .vertical)
    tree.nodes.append(
      StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing, children: children))
  }
}

/// Views on top of one another, the last one in front.
///
/// Blanks inside a text hide what lies behind them; blanks around it don't.
public struct ZStack: PrimitiveView {
  private let alignment: Alignment
  private let content: ViewGroup

  /// Makes a pile of the views in the braces, the first at the back, aligned at two guides.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> ViewGroup) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts down one pile.
  public func append(to tree: inout LayoutTree) {
    tree.nodes.append(LayerNode(alignment: alignment, children: tree.nodes(of: content)))
  }
}
