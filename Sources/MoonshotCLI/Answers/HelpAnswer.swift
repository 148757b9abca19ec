import MoonshotCore

extension HelpCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    try Response(answer: HelpAnswer(page: page(call.arguments)))
  }

  /// The page that is asked for.
  private static func page(_ arguments: ParsedArguments) throws(CommandError) -> HelpPage {
    if arguments.has(man) { return .manual }
    guard let word = arguments.operands.first else { return .overview }
    if let command = Command(rawValue: word) { return .command(command) }
    if let topic = HelpTopic(rawValue: word) { return .topic(topic) }
    let known = Command.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
    throw .usage(.unknownHelpTopic(word, near: nearest(word, among: known)))
  }
}

/// A page of help: text for people, the declarations behind it for programs.
struct HelpAnswer: Answer {
  let page: HelpPage

  /// The man page is for `man`, which has a pager of its own.
  var isForReading: Bool { page != .manual }

  var json: JSONValue { page.json }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    Array(self.page.text(columns: page.columns).utf8)
  }
}
