import MoonshotCore
import TextLayout

/// The findings under the files they are in, and how many there are.
struct CheckView: View {
  let report: CheckReport

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(report.files) { file in
        VStack(alignment: .leading) {
          Text(file.file).style(.heading)
          ForEach(file.findings) { finding in
            FindingLine(finding: finding)
          }
        }
      }
      Text(report.sum).style(sumStyle)
    }
  }

  private var sumStyle: Style {
    if report.findings.isEmpty { return .success }
    return report.errors > 0 ? .failure : .warning
  }
}

/// One finding: how bad it is, where, and what about it.
private struct FindingLine: View {
  /// Columns of the longer of the two words.
  private static let severityColumns = 7

  let finding: Fault

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Text(finding.severity.rawValue)
        .style(finding.severity == .error ? .failure : .warning)
        .frame(width: Self.severityColumns, alignment: .leading)
      Text(finding.placeBeforeProblem, style: .muted) + Text(finding.problem.description)
    }
    .padding(.leading, 2)
  }
}
