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
  /// The page as it goes to standard output, laid out for so many columns; never wider than 80,
  /// and the man page always the same.
  package func text(columns: Int) -> String {
    switch self {
    case .overview: OverviewHelp.overview(columns: columns)
    case .command(let command): command.declaration.help(columns: columns)
    case .topic(let topic): topic.help(columns: columns)
    case .manual: ManPage.text
    }
  }

  /// The short usage that `moonshot` alone answers with.
  package static func usage(columns: Int) -> String { OverviewHelp.usage(columns: columns) }
}
