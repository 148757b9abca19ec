import TextLayout

/// How text for people is laid out and colored in this call.
struct PageSetup: Hashable, Sendable {
  /// The most columns that running text fills; wider lines tire the eye.
  static let readable = 100

  /// Blank columns at each side of a page of so many; none where every column is needed.
  static func margin(within columns: Int) -> Int { columns < 40 ? 0 : 2 }

  /// Columns of the page: `--width`, else a sane `COLUMNS`, else the terminal's width, else 80.
  private(set) var columns: Int

  /// Whether somebody reads along: a table instead of TSV, cut to ``columns``.
  let isTerminal: Bool

  /// Whether `--width` was given.
  private let isFixed: Bool

  /// Whether nothing but the terminal's own width counts.
  private let followsTerminal: Bool

  let appearance: Appearance

  init(_ arguments: ParsedArguments, _ environment: Environment) {
    isTerminal = environment.isTerminal
    let width = arguments.number(of: GlobalOption.width)
    let chosen = width ?? environment.variable("COLUMNS").flatMap { Int($0) }.flatMap(Self.sane)
    columns = chosen ?? environment.columns.flatMap(Self.sane) ?? 80
    isFixed = width != nil
    followsTerminal = isTerminal && chosen == nil
    let isASCII = arguments.has(GlobalOption.ascii) || !environment.isUTF8
    appearance = Appearance(
      theme: Self.usesColor(arguments, environment) ? .standard : nil,
      characters: isASCII ? .ascii : .unicode)
  }

  /// A width that somebody may mean.
  private static func sane(_ columns: Int) -> Int? {
    1...10_000 ~= columns ? columns : nil
  }

  /// The option outranks `NO_COLOR`, that outranks forcing, and that outranks the terminal.
  private static func usesColor(_ arguments: ParsedArguments, _ environment: Environment) -> Bool {
    switch arguments.value(of: GlobalOption.color) {
    case "always": return true
    case "never": return false
    default: break
    }
    if environment.variable("NO_COLOR") != nil { return false }
    if environment.isForced("CLICOLOR_FORCE") || environment.isForced("FORCE_COLOR") { return true }
    return environment.isTerminal && !environment.isDumb
  }
}

extension Environment {
  /// Whether a variable that forces color does: set, and not to nothing or zero.
  fileprivate func isForced(_ name: String) -> Bool {
    variable(name).map { $0 != "0" && $0 != "false" } ?? false
  }

  /// Whether the locale's characters are UTF-8; no locale at all is taken for one that is.
  fileprivate var isUTF8: Bool {
    guard let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") else {
      return true
    }
    let name = locale.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.contains("utf-8@")
      || name.contains("utf8@")
  }
}

extension PageSetup {
  /// Columns for a table: in a pipe as many as it needs, unless `--width` was given.
  var tableColumns: Int { isTerminal || isFixed ? columns : 100_000 }

  /// The page after the terminal has changed its width; the same where that has no say.
  func resized(columns: Int) -> PageSetup {
    var copy = self
    if followsTerminal, let columns = Self.sane(columns) { copy.columns = columns }
    return copy
  }
}
