extension View {
  /// The view, served by its stack before views of lower priority; 0 is the usual one.
  public func layoutPriority(_ priority: Int) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { PriorityNode($0, priority: priority) }
    }
  }
}

private final class PriorityNode: WrapperNode {
  private let ownPriority: Int

  init(_ child: LayoutNode, priority: Int) {
    ownPriority = priority
    super.init(child)
  }

  override var priority: Int { ownPriority }
}
