/// Views that depend on what they are rendered into.
///
/// ```swift
/// ContainerReader { container in
///   if container.columns >= 72 { picture }
///   title
/// }
/// ```
public struct ContainerReader: PrimitiveView {
  private let content: (Container) -> ViewGroup

  /// Makes the views that `content` gives for the container.
  public init(@ViewBuilder content: @escaping (Container) -> ViewGroup) {
    self.content = content
  }

  /// Puts down the views for the tree's container.
  public func append(to tree: inout LayoutTree) {
    content(tree.container).append(to: &tree)
  }
}
