/// Collects what is found about one record.
struct RecordReport {
  private let file: String
  private let record: Fault.Record?

  /// The record as it stands in the file.
  let element: JSONElement

  private(set) var findings: [Fault] = []

  init(file: String, record: Fault.Record?, element: JSONElement) {
    self.file = file
    self.record = record
    self.element = element
  }

  mutating func error(_ field: String?, expected: String, found: String) {
    add(.finding(found: found, expected: expected), .error, field)
  }

  mutating func warning(_ field: String?, expected: String, found: String) {
    add(.finding(found: found, expected: expected), .warning, field)
  }

  mutating func add(_ problem: Fault.Problem, _ severity: Fault.Severity, _ field: String?) {
    findings.append(Fault(problem, severity: severity, file: file, record: record, field: field))
  }
}

extension RecordReport {
  /// The places in `list`, an array of the file, of those elements that became values: one that
  /// did not shifts the others.
  static func places(in list: JSONElement?, where isRead: (JSONElement) -> Bool) -> [Int] {
    guard let list else { return [] }
    return list.elements.enumerated().compactMap { isRead($1) ? $0 : nil }
  }
}
