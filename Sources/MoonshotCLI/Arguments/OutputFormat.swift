/// How an answer is written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, table, tsv, csv, json, ndjson, markdown
}

extension OutputFormat {
  /// The formats of commands that answer with records: all of them.
  package static let lists = OutputFormat.allCases

  /// The formats of commands that answer with a page about something.
  package static let details: [OutputFormat] = [.text, .json, .ndjson, .markdown]

  /// The formats of commands that draw a picture or a report.
  package static let pictures: [OutputFormat] = [.text, .json, .markdown]
}
