import MoonshotCore

/// One command line being answered: the arguments, the world, and what follows from both.
struct Call: Sendable {
  let arguments: ParsedArguments
  let environment: Environment
  let bundle: ResourceBundle
  let page: PageSetup

  init(_ arguments: ParsedArguments, in environment: Environment) {
    self.arguments = arguments
    self.environment = environment
    let folder =
      arguments.value(of: GlobalOption.data) ?? environment.variable("MOONSHOT_DATA")
    bundle = environment.bundle(folder)
    page = PageSetup(arguments, environment)
  }

  var command: Command { arguments.command }
  var operands: [String] { arguments.operands }
  var format: OutputFormat { arguments.format ?? .text }
}
