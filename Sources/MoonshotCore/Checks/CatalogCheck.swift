/// A second look at a catalog: what loading reports, and what reads well but cannot be right.
///
/// ```swift
/// for finding in CatalogCheck(.embedded).findings { print(finding.severity, finding) }
/// ```
public struct CatalogCheck: Sendable {
  /// By file, then by record, then errors before warnings; empty for a clean catalog.
  public let findings: [Fault]

  /// How many missions could be read.
  public let missionCount: Int

  /// How many astronauts could be read.
  public let astronautCount: Int

  /// Checks the files of `bundle`; `events.json`, `moon.json` and `sources.json` may be missing.
  ///
  /// - Complexity: O(*n* log *n*) in the number of findings, else O(*n*) in the size of the files.
  public init(_ bundle: ResourceBundle) {
    let catalog = CheckedCatalog(bundle)
    let all =
      catalog.loadingFaults + catalog.textFindings + catalog.keyFindings
      + catalog.descriptionFindings + catalog.crewFindings + catalog.roleFindings
      + catalog.quantityFindings + catalog.flightFindings + catalog.landingFindings
      + catalog.lifeFindings + catalog.eventFindings + catalog.moonFindings
      + catalog.sourceFindings
    findings = Self.sorted(all)
    missionCount = catalog.missions.records.count
    astronautCount = catalog.astronauts.records.count
  }

  /// Whether nothing was found; warnings count only when `strict`.
  public func isClean(strict: Bool = false) -> Bool {
    strict ? findings.isEmpty : !findings.contains { $0.severity == .error }
  }

  private static func sorted(_ findings: [Fault]) -> [Fault] {
    let files = CheckedCatalog.fileNames
    let keyed = findings.enumerated().map { place, fault in
      let file = files.firstIndex(of: fault.file) ?? files.count
      let key = (file, fault.record?.position ?? 0, fault.severity == .error ? 0 : 1, place)
      return (key: key, fault: fault)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.fault)
  }
}
