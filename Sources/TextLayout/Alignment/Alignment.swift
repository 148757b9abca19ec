/// A guide that views in a column are aligned at.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes the alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  /// The first column.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle, left of the second of two middle columns.
  public static let center = HorizontalAlignment(Center.self)
  /// Past the last column.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width }
  }
}

/// A guide that views in a row are aligned at.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes the alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  /// The first row.
  public static let top = VerticalAlignment(Top.self)
  /// The middle, above the second of two middle rows.
  public static let center = VerticalAlignment(Center.self)
  /// Past the last row.
  public static let bottom = VerticalAlignment(Bottom.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height }
  }
}

/// A guide for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide that columns are aligned at.
  public let horizontal: HorizontalAlignment
  /// The guide that rows are aligned at.
  public let vertical: VerticalAlignment

  /// Joins two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the first column.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the last column.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the first row.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the last row.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The first cell.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The last cell of the first row.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The first cell of the last row.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The last cell of the last row.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
