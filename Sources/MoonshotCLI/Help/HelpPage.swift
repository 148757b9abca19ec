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
