import MoonshotCore

/// What a command answers with: one value, of which every format is a rendering.
///
/// No rendering derives a fact of its own; they are peers.
protocol Answer: Sendable {
  /// For `json`: an object, or an array for a list.
  var json: JSONValue { get }

  /// For `tsv`, `csv` and `table` without a view of its own; `nil` for what is no list of records.
  var records: RecordTable? { get }

  /// For `markdown`.
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
  var isList: Bool { false }
  var isForReading: Bool { true }

  func table(_ page: PageSetup, header: Bool) -> [UInt8] {
    text(page, header: header)
  }
}

extension Answer {
  /// The answer in `format`; `header` is `nil` where nothing was said of one.
  func rendered(_ format: OutputFormat, on page: PageSetup, header: Bool?) -> [UInt8] {
    switch format {
    case .text where isList && !page.isTerminal: tsv(header: header ?? false)
    case .text: text(page, header: header ?? true)
    case .table: table(page, header: header ?? true)
    case .tsv: tsv(header: header ?? false)
    case .csv: records?.csv(header: header ?? true) ?? []
    case .json: json.prettyJSON + "\n".utf8
    case .ndjson: json.lines
    case .markdown: Array(markdown.text.utf8)
    }
  }

  private func tsv(header: Bool) -> [UInt8] {
    records?.tsv(header: header) ?? []
  }
}

extension JSONValue {
  /// One line for each element of an array, or one for anything else.
  fileprivate var lines: [UInt8] {
    let values: [JSONValue] = if case .array(let values) = self { values } else { [self] }
    return values.reduce(into: []) { bytes, value in
      bytes += value.compactJSON.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
