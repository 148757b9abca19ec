/// The options that every command takes.
package enum GlobalOption {
  package static let data = OptionDeclaration(
    "data", "DIR", .directory,
    help: "Read the catalog from the folder DIR: see 'moonshot help files'")

  package static let format = OptionDeclaration(
    "format", "F", .format, help: "Write the answer as F: see 'moonshot help formats'")

  package static let json = OptionDeclaration(
    flag: "json", meaning: .init(option: "format", value: "json"), help: "Same as --format json")

  package static let color = OptionDeclaration(
    "color", "WHEN", .words(["auto", "always", "never"]),
    help: "Use color: auto (on a terminal, the default), always or never")

  package static let noColor = OptionDeclaration(
    flag: "no-color", meaning: .init(option: "color", value: "never"),
    help: "Same as --color never")

  package static let width = OptionDeclaration(
    "width", "N", .number(1...10_000), help: "Lay the text out for N columns")

  package static let ascii = OptionDeclaration(
    flag: "ascii", help: "Draw with ASCII characters only")

  package static let noPager = OptionDeclaration(
    flag: "no-pager", help: "Never send long output through a pager")

  package static let help = OptionDeclaration(
    flag: "help", short: "h", help: "Show help, on the command if one is given")

  package static let version = OptionDeclaration(
    flag: "version", short: "V", help: "Show the version")

  /// All of them, in the order help lists them.
  package static let all = [
    data, format, json, color, noColor, width, ascii, noPager, help, version,
  ]
}
