/// The options that `list`, `astronauts` and `search` share.
package enum ListOption {
  package static let reverse = OptionDeclaration(
    flag: "reverse", short: "r", help: "Reverse the order")
  package static let limit = OptionDeclaration(
    "limit", short: "n", "N", .number(0...1_000_000), help: "Show only the first N")
  package static let header = OptionDeclaration(
    flag: "header", help: "Print a header, in a pipe too")
  package static let noHeader = OptionDeclaration(flag: "no-header", help: "Print no header")

  package static let all = [reverse, limit, header, noHeader]
}
