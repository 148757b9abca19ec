/// Where views put down what is to be laid out.
///
/// A tree is built anew for each rendering: views append to it, top down, and it carries the
/// surroundings that they may ask for. Only this library looks inside.
public struct LayoutTree {
  /// What the view is rendered into.
  let container: Container
  /// The axis of the innermost stack, for spacers and rules.
  var axis = Axis.vertical
  /// The style of text and lines that have none of their own.
  var style = Style.plain
  /// Turns text into cells, for all of the tree.
  var typesetter: Typesetter
  /// What was put down so far, in order.
  var nodes: [LayoutNode] = []

  init(container: Container) {
    self.container = container
    typesetter = Typesetter(characters: container.characters)
  }

  /// The nodes of `view` apart from those of the tree, laid out along `axis` if given.
  mutating func nodes(of view: any View, along axis: Axis? = nil) -> [LayoutNode] {
    let outer = (self.axis, nodes)
    nodes = []
    self.axis = axis ?? self.axis
    view.append(to: &self)
    let inner = nodes
    (self.axis, nodes) = outer
    return inner
  }

  /// One node for all of `view`: its own, or a stack of several.
  mutating func node(of view: any View) -> LayoutNode {
    let inner = nodes(of: view)
    if inner.count == 1, let only = inner.first { return only }
    return StackNode(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, children: inner)
  }

  /// Appends each node of `view`, wrapped in another one.
  mutating func append(_ view: any View, wrapping wrap: (LayoutNode) -> LayoutNode) {
    nodes.append(contentsOf: nodes(of: view).map(wrap))
  }
}

/// What a view is rendered into; see ``ContainerReader``.
public struct Container: Hashable, Sendable {
  /// How many columns the renderer proposed.
  public let columns: Int
  /// How many rows it proposed, or `nil` when the text may run on.
  public let rows: Int?
  /// The characters to draw with.
  public let characters: Appearance.Characters
}
