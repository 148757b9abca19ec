extension CheckedCatalog {
  /// Sources that `sources.json` does not name; nothing without that file.
  var sourceFindings: [Fault] {
    guard let root = extras[SourceFile.name]?.root else { return [] }
    let known = Set(root.members.compactMap(\.key.string))
    return eachMission { mission, report in report.check(mission.provenance, known) }
      + eachAstronaut { astronaut, report in report.check(astronaut.provenance, known) }
      + eventSources(known)
  }

  private func eventSources(_ known: Set<String>) -> [Fault] {
    guard let root = extras[EventFile.name]?.root else { return [] }
    return root.members.enumerated().flatMap { position, member in
      let place = Fault.Record(position: position + 1, id: member.key.string)
      var report = RecordReport(file: EventFile.name, record: place, element: member.value)
      for (place, event) in member.value.elements.enumerated() {
        report.check(event["sources"], "[\(place)].sources", known)
      }
      return report.findings
    }
  }
}

extension RecordReport {
  fileprivate mutating func check(_ provenance: Provenance, _ known: Set<String>) {
    check(element["sources"], "sources", known)
    for (field, source) in provenance.singleSources.sorted(by: { $0.key < $1.key })
    where !known.contains(source) {
      warnOfUnknown(source, "singleSources.\(field)")
    }
  }

  fileprivate mutating func check(_ list: JSONElement?, _ field: String, _ known: Set<String>) {
    guard let list else { return }
    for (place, element) in list.elements.enumerated() {
      guard let source = element.string, !known.contains(source) else { continue }
      warnOfUnknown(source, "\(field)[\(place)]")
    }
  }

  private mutating func warnOfUnknown(_ source: String, _ field: String) {
    warning(field, expected: "an id in \(SourceFile.name)", found: "\"\(source.excerpt(40))\"")
  }
}
