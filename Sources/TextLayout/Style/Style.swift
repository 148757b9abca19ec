/// What a piece of text means; a ``Theme`` decides how that looks.
///
/// Color only repeats what words already say, so every style may also be drawn without one.
public enum Style: UInt8, Hashable, Sendable, CaseIterable {
  /// Running text.
  case plain
  /// The name of what the whole output is about.
  case title
  /// The name of a section or of a table's column.
  case heading
  /// Text that must stand out from its sentence.
  case strong
  /// Text that may be overlooked: units, hints, rules, borders.
  case muted
  /// What the eye should find first among equals: the craft on its track, a site on a map.
  case accent
  /// Something went well.
  case success
  /// Something needs care, or is under way.
  case warning
  /// Something went wrong, or is missing.
  case failure
  /// The part of a text that a search found.
  case match
  /// The row or item that the next key acts on.
  case selection
}
