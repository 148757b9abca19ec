extension CheckedCatalog {
  /// Maria and craters in no place on the Moon.
  var moonFindings: [Fault] {
    guard let root = extras[MoonFeatures.name]?.root else { return [] }
    var report = RecordReport(file: MoonFeatures.name, record: nil, element: root)
    for list in ["maria", "craters"] {
      guard let features = root[list]?.elements else { continue }
      for (place, feature) in features.enumerated() {
        let field = "\(list)[\(place)]"
        report.check(degrees: feature["latitude"]?.double, "\(field).latitude", limit: 90)
        report.check(degrees: feature["longitude"]?.double, "\(field).longitude", limit: 180)
        if let diameter = feature["diameter"]?.double, diameter <= 0 {
          report.error("\(field).diameter", expected: "kilometers above 0", found: "\(diameter)")
        }
      }
    }
    return report.findings
  }
}
