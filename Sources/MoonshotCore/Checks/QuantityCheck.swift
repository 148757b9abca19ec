extension CheckedCatalog {
  /// Counts, lengths and weights below zero.
  var quantityFindings: [Fault] {
    eachMission { _, report in
      report.checkNotNegative([
        ["duration"], ["earthOrbits"], ["lunarOrbits"], ["closestApproach"], ["landing", "stay"],
        ["landing", "samples"], ["landing", "rover"],
      ])
      report.checkNotNegative(eachIn: ["landing", "evas"], "duration")
    }
      + eachAstronaut { _, report in
        report.checkNotNegative([["group"], ["timeInSpace"], ["moonwalks"]])
        report.checkNotNegative(eachIn: ["flights"], "duration")
      }
  }
}

extension RecordReport {
  fileprivate mutating func checkNotNegative(_ fields: [[String]]) {
    for field in fields { check(value(field), field.joined(separator: ".")) }
  }

  fileprivate mutating func checkNotNegative(eachIn list: [String], _ field: String) {
    guard let elements = value(list)?.elements else { return }
    for (place, element) in elements.enumerated() {
      check(element[field], "\(list.joined(separator: "."))[\(place)].\(field)")
    }
  }

  private func value(_ path: [String]) -> JSONElement? {
    path.reduce(element) { element, key in element?[key] }
  }

  private mutating func check(_ value: JSONElement?, _ field: String) {
    guard let value, let number = value.double, number < 0 else { return }
    error(field, expected: "a number that is not negative", found: value.excerpt)
  }
}
