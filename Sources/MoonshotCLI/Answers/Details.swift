import MoonshotCore

/// One or several records in full: the answer of `mission` and `astronaut`.
struct Details<Detail: DetailRecord>: Answer {
  let details: [Detail]

  /// Whether one record was asked for, so that JSON is an object and no array.
  let isSingle: Bool

  var json: JSONValue {
    if isSingle, let only = details.first { return only.json }
    return .array(details.map(\.json))
  }

  /// One line a record, in the columns of the lists; nothing at all where nothing was found.
  var records: RecordTable? { details.isEmpty ? nil : list.records }

  private var list: RecordList<Detail> {
    RecordList(rows: details, columns: Detail.listColumns, isChosen: false, footer: nil)
  }

  var markdown: Markdown {
    details.reduce(into: Markdown()) { $0.append($1.markdown) }
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for detail in details {
      // An empty line between two pages, the way man separates nothing else.
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes += detail.text(page)
    }
    return bytes
  }

  func table(_ page: PageSetup, header: Bool) -> [UInt8] {
    list.text(page, header: header)
  }
}

/// A record that has a page of its own.
protocol DetailRecord: Sendable {
  /// The columns that lists of such records have in a pipe.
  static var listColumns: [Column<Self>] { get }

  var json: JSONValue { get }
  var markdown: Markdown { get }
  func text(_ page: PageSetup) -> [UInt8]
}

/// A record whose page is a picture, for which there is no table of several.
protocol PictureRecord: DetailRecord {}

extension PictureRecord {
  static var listColumns: [Column<Self>] { [] }
}

extension Response {
  /// Those of `lookups` that were found, in full; a sentence for each that was not.
  init<Record, Detail: DetailRecord>(
    _ lookups: [(query: String, result: Lookup<Record>)], faults: [Fault],
    detail: (Record) -> Detail, sentence: (String, Lookup<Record>) -> String
  ) {
    let found = Resolved(lookups, sentence: sentence) { record, _ in detail(record) }
    self.init(
      answer: Details(details: found.details, isSingle: lookups.count == 1), notes: found.notes,
      faults: faults, status: found.status)
  }
}
