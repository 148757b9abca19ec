extension OutputFormat {
  /// An answer in this format: the one place that chooses among its renderings.
  ///
  /// `header` says whether records have a header; `nil` where nothing was said of one.
  func rendering(of answer: some Answer, on page: PageSetup, header: Bool?) -> [UInt8] {
    func tsv() -> [UInt8] { answer.records?.tsv(header: header ?? false) ?? [] }
    return switch self {
    case .text where answer.isList && !page.isTerminal: tsv()
    case .text: answer.text(page, header: header ?? true)
    case .table: answer.table(page, header: header ?? true)
    case .tsv: tsv()
    case .csv: answer.records?.csv(header: header ?? true) ?? []
    case .json: answer.json.prettyJSON + "\n".utf8
    case .ndjson: answer.json.lines
    case .markdown: Array(answer.markdown.text.utf8)
    }
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
