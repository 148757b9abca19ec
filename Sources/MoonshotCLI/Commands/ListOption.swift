/// The options that `list`, `astronauts` and `search` share.
package enum ListOption {
  package static let reverse = OptionDeclaration(
    flag: "reverse", short: "r", help: "Reverse the order")
  package static let limit = OptionDeclaration(
    "limit", short: "n", "N", .number(0...1_000_000), help: "Show only the first N")
  package static let header = OptionDeclaration(
    flag: "header", help: "Print a header, in a pipe too")
  package static let noHeader = OptionDeclaration(flag: "no-header", help: "Print no header")

  /// Which columns a list has, of those that `kind` names.
  static func columns(_ kind: ValueKind) -> OptionDeclaration {
    OptionDeclaration(
      "columns", short: "c", "A,B", kind,
      help: "Show these columns, in this order; '--columns help' lists them")
  }

  /// The column that a list is sorted by, one that `kind` names.
  static func sort(_ kind: ValueKind) -> OptionDeclaration {
    OptionDeclaration("sort", short: "s", "KEY", kind, help: "Sort by the column KEY")
  }

  /// Those that stand behind the options of each.
  package static let all = [reverse, limit, header, noHeader]
}
