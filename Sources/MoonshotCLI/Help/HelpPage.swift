/// A page that `moonshot help` can show.
package enum HelpPage: Hashable, Sendable {
  /// All commands and the options they share.
  case overview

  /// One command.
  case command(Command)

  /// Something that concerns every command.
  case topic(HelpTopic)

  /// The man page, as roff.
  case manual
}

/// The subjects `moonshot help` explains beside the commands.
package enum HelpTopic: String, CaseIterable, Sendable {
  case formats, environment, files, status
}

extension HelpPage {
  /// The page as it goes to standard output.
  package var text: String {
    switch self {
    case .overview: OverviewHelp.overview
    case .command(let command): command.declaration.help
    case .topic(let topic): topic.help
    case .manual: ManPage.text
    }
  }

  /// The short usage that `moonshot` alone answers with.
  package static var usage: String { OverviewHelp.usage }
}
