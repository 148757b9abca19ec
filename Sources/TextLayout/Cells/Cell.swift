/// One place of a ``Grid``: what is drawn there and what it means.
///
/// A character that fills two cells stands in the first; the second is a continuation.
public struct Cell: Hashable, Sendable {
  /// A Unicode scalar, or the place of a longer cluster in the grid's side table.
  ///
  /// Eight bytes a cell, and no `String` for the characters that are nearly all of them.
  var code: UInt32
  /// How many cells the character fills: 1 or 2, or 0 for a continuation or a line break.
  var columns: UInt8
  /// What the character means.
  public var style: Style

  /// A space without meaning.
  static let blank = Cell(code: 0x20, columns: 1, style: .plain)
  /// Codes from here on are indices into the side table of clusters.
  static let firstCluster: UInt32 = 0x8000_0000
  /// A space that lines don't break at; it is written as a space.
  static let unbreakableSpace: UInt32 = 0xA0

  /// The second half of a character that fills two cells.
  static func continuation(style: Style) -> Cell { Cell(code: 0, columns: 0, style: style) }
  /// The end of a line within a ``Text``; it never enters a grid.
  static func lineBreak(style: Style) -> Cell { Cell(code: 0x0A, columns: 0, style: style) }

  var isContinuation: Bool { columns == 0 && code == 0 }
  var isLineBreak: Bool { columns == 0 && code == 0x0A }
  /// Whether a line may break here and the character be left out.
  var isSpace: Bool { code == 0x20 }
  /// Whether nothing would be seen of the character.
  var isBlank: Bool { code == 0x20 || code == Cell.unbreakableSpace }
}
