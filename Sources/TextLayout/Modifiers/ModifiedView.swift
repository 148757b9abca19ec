/// A view with a change to how it is laid out or drawn.
///
/// One type for all modifiers: chains of them need no types of their own, which the runtime would
/// have to look up each time the program starts.
public struct ModifiedView: PrimitiveView {
  private let putDown: (inout LayoutTree) -> Void

  /// Makes a view of what `putDown` puts down.
  init(_ putDown: @escaping (inout LayoutTree) -> Void) {
    self.putDown = putDown
  }

  /// Puts down the changed view.
  public func append(to tree: inout LayoutTree) {
    putDown(&tree)
  }
}
