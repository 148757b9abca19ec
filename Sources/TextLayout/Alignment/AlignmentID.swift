/// Names an alignment guide and says where it lies in a view that wasn't told otherwise.
///
/// ```swift
/// enum PictureTitle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> Int {
///     context[VerticalAlignment.bottom]
///   }
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view of the size and with the other guides that `context` tells, in
  /// cells from the view's first column or row.
  static func defaultValue(in context: ViewDimensions) -> Int
}

/// A guide and the axis it measures along.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    one.axis == other.axis && ObjectIdentifier(one.id) == ObjectIdentifier(other.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
