extension View {
  /// The view, served by its stack before views of lower priority; 0 is the usual one.
  public func layoutPriority(_ priority: Int) -> some View {
    PriorityView(content: self, priority: priority)
  }
}

private struct PriorityView: PrimitiveView {
  let content: any View
  let priority: Int

  func append(to tree: inout LayoutTree) {
    tree.append(content) { PriorityNode($0, priority: priority) }
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
