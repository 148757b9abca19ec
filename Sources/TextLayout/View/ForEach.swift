/// The views of each element of a sequence, one after the other.
public struct ForEach: PrimitiveView {
  private let groups: [ViewGroup]

  /// Makes the views of `data`, in order.
  public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> ViewGroup
  ) {
    groups = data.map(content)
  }

  /// Puts down the views of each element in turn.
  public func append(to tree: inout LayoutTree) {
    for group in groups { group.append(to: &tree) }
  }
}
