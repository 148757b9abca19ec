/// Two texts at both ends of a line; one below the other where they don't fit on one.
///
/// ```swift
/// SpreadLine("first moonwalk begins", "in 6 h 22 min", columns: 40)
/// ```
public struct SpreadLine: View {
  private let leading: Text
  private let trailing: Text
  private let columns: Int

  /// Makes a line of `columns` that keeps the texts at least two blanks apart.
  public init(_ leading: Text, _ trailing: Text, columns: Int) {
    self.leading = leading
    self.trailing = trailing
    self.columns = columns
  }

  /// One line or two.
  public var body: some View {
    if leading.columns + 2 + trailing.columns <= columns {
      HStack(alignment: .top, spacing: 0) {
        leading.frame(width: columns - trailing.columns, alignment: .leading)
        trailing
      }
    } else {
      VStack(alignment: .leading) {
        leading
        if trailing.columns > 0 { trailing }
      }
    }
  }
}
