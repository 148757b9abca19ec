/// Collects the views written one below the other in a stack's braces.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: some View) -> ViewGroup { ViewGroup([view]) }

  /// Several views, in order.
  public static func buildBlock(_ groups: ViewGroup...) -> ViewGroup {
    ViewGroup(groups.flatMap(\.members))
  }

  /// The views of an `if` without `else`.
  public static func buildOptional(_ group: ViewGroup?) -> ViewGroup { group ?? ViewGroup([]) }

  /// The views of an `if` or a `case`.
  public static func buildEither(first group: ViewGroup) -> ViewGroup { group }

  /// The views of an `else` or a later `case`.
  public static func buildEither(second group: ViewGroup) -> ViewGroup { group }

  /// The views of a `for` loop.
  public static func buildArray(_ groups: [ViewGroup]) -> ViewGroup {
    ViewGroup(groups.flatMap(\.members))
  }

  /// The views behind `if #available`.
  public static func buildLimitedAvailability(_ group: ViewGroup) -> ViewGroup { group }
}

/// Views that stand side by side in the stack around them, as if written there.
public struct ViewGroup: View {
  let members: [any View]

  init(_ members: [any View]) {
    self.members = members
  }

  /// Makes a group of the views in the braces, for instance to modify each of them.
  public init(@ViewBuilder content: () -> ViewGroup) {
    self = content()
  }

  /// The group itself.
  public var body: ViewGroup { self }

  /// Puts down each view in turn.
  public func append(to tree: inout LayoutTree) {
    for member in members { member.append(to: &tree) }
  }
}
