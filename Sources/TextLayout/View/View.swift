/// A part of what is shown, described by the views it is made of.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     VStack(alignment: .leading, spacing: 1) {
///       Text("Hello, \(name)").style(.title)
///       Rule()
///     }
///   }
/// }
/// ```
public protocol View {
  /// The type of the views it is made of.
  associatedtype Body: View

  /// The views it is made of.
  @ViewBuilder var body: Body { get }

  /// Puts down what is to be laid out.
  ///
  /// Views with a body leave this to the library.
  func append(to tree: inout LayoutTree)
}

extension View {
  /// Puts down what the body puts down.
  ///
  /// Inlinable, so that the body's type is known where the view is compiled and the runtime need
  /// not look it up.
  @inlinable
  public func append(to tree: inout LayoutTree) {
    body.append(to: &tree)
  }
}

/// A view that lays itself out: its body is empty and never asked for.
public protocol PrimitiveView: View where Body == ViewGroup {}

extension PrimitiveView {
  /// No views; the view puts itself down.
  public var body: ViewGroup { ViewGroup([]) }
}

/// A view that fills no cell and takes no part in spacing.
public struct EmptyView: PrimitiveView {
  /// Makes the empty view.
  public init() {}

  /// Puts down nothing.
  public func append(to tree: inout LayoutTree) {}
}
