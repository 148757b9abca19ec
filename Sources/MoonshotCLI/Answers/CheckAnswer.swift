import MoonshotCore
import TextLayout

extension CheckCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let bundle = call.operands.first.map(call.environment.bundle) ?? call.bundle
    if let folder = bundle.folder, let problem = bundle.folderProblem {
      throw .failure(.unreadableFolder(folder, problem))
    }
    let check = CatalogCheck(bundle)
    let report = CheckReport(
      findings: check.findings, missions: check.missionCount, astronauts: check.astronautCount)
    let isClean = check.isClean(strict: call.arguments.has(strict))
    // The findings are the answer, so none of them is said again beside it.
    return Response(answer: report, status: isClean ? .success : .faults)
  }
}

/// Every finding in a catalog.
struct CheckReport: Answer {
  let findings: [Fault]

  /// How many records could be read.
  let missions: Int
  let astronauts: Int

  /// The findings of one file.
  struct FileFindings: Sendable {
    let file: String
    let findings: [Fault]
  }

  /// By file, in the order of the findings, which stand together for each file.
  var files: [FileFindings] {
    var files: [FileFindings] = []
    var rest = findings[...]
    while let file = rest.first?.file {
      let same = rest.prefix { $0.file == file }
      files.append(FileFindings(file: file, findings: Array(same)))
      rest = rest.dropFirst(same.count)
    }
    return files
  }

  var errors: Int { findings.count { $0.severity == .error } }

  /// "2 errors, 1 warning in 2 files", or that there is nothing to find.
  var sum: String {
    guard !findings.isEmpty else {
      return "no faults: \(Words.count(missions, "mission")), "
        + Words.count(astronauts, "astronaut")
    }
    let warnings = findings.count - errors
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { Words.count($0.0, $0.1) }
    return "\(counts.joined(separator: ", ")) in "
      + Words.count(Set(findings.map(\.file)).count, "file")
  }

  var json: JSONValue { .array(findings.map(\.json)) }

  var records: RecordTable? {
    RecordTable(
      keys: ["severity", "file", "position", "id", "field", "found", "expected"],
      rows: findings.map { finding in
        [
          .string(finding.severity.rawValue), .string(finding.file),
          JSONValue(finding.record?.position), JSONValue(finding.record?.id),
          JSONValue(finding.field), .string(finding.problem.found),
          .string(finding.problem.expected),
        ]
      })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    for file in files {
      markdown.heading(2, file.file)
      markdown.list(
        file.findings.map { "\($0.severity.rawValue): \($0.placeBeforeProblem)\($0.problem)" })
    }
    markdown.paragraphs(sum)
    return markdown
  }

  /// One finding a line in a pipe; on a terminal long ones are wrapped.
  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    CheckView(report: self)
      .rendered(columns: page.tableColumns, appearance: page.appearance)
  }
}

extension Fault {
  /// "record 3 (id 11), crew[1].name: ", or nothing where the whole file is meant.
  var placeBeforeProblem: String { placeInFile.map { "\($0): " } ?? "" }

  fileprivate var json: JSONValue {
    .object([
      "expected": .string(problem.expected),
      "field": JSONValue(field),
      "file": .string(file),
      "found": .string(problem.found),
      "message": .string(description),
      "record": record.map { record in
        .object(["id": JSONValue(record.id), "position": .integer(record.position)])
      } ?? .null,
      "severity": .string(severity.rawValue),
    ])
  }
}
