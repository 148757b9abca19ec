import MoonshotCore

/// What a command answers with: one value, of which every format is a rendering.
///
/// No rendering derives a fact of its own; they are peers.
protocol Answer: Sendable {
  /// For `json` and `ndjson`: an object, or an array for a list.
  var json: JSONValue { get }

  /// For `tsv` and `csv`; `nil` for what is no list of records.
  var records: RecordTable? { get }

  /// For `markdown`; empty unless the command offers it.
  var markdown: Markdown { get }

  /// The lines for people, as UTF-8, each with its newline.
  func text(_ page: PageSetup, header: Bool) -> [UInt8]

  /// For `table`: the records aligned for people, or the same as `text`.
  func table(_ page: PageSetup, header: Bool) -> [UInt8]

  /// Whether `text` means TSV where nobody reads along.
  var isList: Bool { get }

  /// Whether `text` is for people, and not a file for another program.
  var isForReading: Bool { get }
}

extension Answer {
  var records: RecordTable? { nil }
  var markdown: Markdown { Markdown() }
  var isList: Bool { false }
  var isForReading: Bool { true }

  func table(_ page: PageSetup, header: Bool) -> [UInt8] {
    text(page, header: header)
  }
}
