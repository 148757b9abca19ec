extension CheckedCatalog {
  /// Keys that nothing reads, but that are nearly one that something would.
  var keyFindings: [Fault] {
    findings(missions.places, CatalogFiles.missionsName, .mission)
      + findings(astronauts.places, CatalogFiles.astronautsName, .astronaut)
  }

  private func findings(
    _ places: [(place: Fault.Record, element: JSONElement)], _ file: String, _ known: KnownKeys
  ) -> [Fault] {
    places.flatMap { place, element in
      var report = RecordReport(file: file, record: place, element: element)
      check(element, known, below: "", &report)
      return report.findings
    }
  }

  private func check(
    _ element: JSONElement, _ known: KnownKeys, below path: String, _ report: inout RecordReport
  ) {
    let present = Set(element.members.lazy.compactMap(\.key.string))
    for (key, value) in element.members {
      let name = key.string ?? ""
      if let inner = known.inner[name] {
        check(value, inner, below: "\(path)\(name).", &report)
        for (place, element) in value.elements.enumerated() {
          check(element, inner, below: "\(path)\(name)[\(place)].", &report)
        }
      } else if let meant = known.meant(by: name, where: { !present.contains($0) }) {
        report.warning(
          path + name, expected: "the key \"\(meant)\"", found: "\"\(name.excerpt(40))\"")
      }
    }
  }
}
