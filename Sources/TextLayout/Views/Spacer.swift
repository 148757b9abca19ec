/// Room that grows along the stack it stands in, and pushes its neighbors apart.
public struct Spacer: PrimitiveView {
  private let minLength: Int

  /// Makes a spacer.
  ///
  /// - Parameter minLength: The least it fills, in columns or rows. Without a proposal along the
  ///   stack, as in a column of text that may run on, it fills no more than that.
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  /// Puts down the room.
  public func append(to tree: inout LayoutTree) {
    tree.nodes.append(SpacerNode(axis: tree.axis, minLength: minLength.asLength))
  }
}

private final class SpacerNode: LayoutNode {
  private let axis: Axis
  private let minLength: Int

  init(axis: Axis, minLength: Int) {
    self.axis = axis
    self.minLength = minLength
  }

  override func measure(_ proposal: Proposal) -> Size {
    var size = Size()
    size[axis] = max(minLength, proposal[axis] ?? 0)
    return size
  }
}
