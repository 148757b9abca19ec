extension CheckedCatalog {
  /// Characters that no text should have, and keys that stand twice in one object, in every file.
  var textFindings: [Fault] {
    var findings: [Fault] = []
    for (place, element) in missions.places {
      findings += self.findings(in: element, CatalogFiles.missionsName, place)
    }
    for (place, element) in astronauts.places {
      findings += self.findings(in: element, CatalogFiles.astronautsName, place)
    }
    for name in Self.fileNames {
      guard let root = extras[name]?.root else { continue }
      var seen: Set<String> = []
      for (position, member) in root.members.enumerated() {
        let key = member.key.string ?? ""
        let place = Fault.Record(position: position + 1, id: key)
        if !seen.insert(key).inserted {
          findings.append(Fault(.duplicateKey(key), file: name, record: place))
        }
        findings += self.findings(in: member.value, name, place)
      }
    }
    return findings
  }

  private func findings(
    in element: JSONElement, _ file: String, _ place: Fault.Record
  ) -> [Fault] {
    var walk = TextWalk(report: RecordReport(file: file, record: place, element: element))
    walk.visit(element)
    return walk.report.findings
  }
}

/// A walk through everything inside one record.
///
/// It goes at most as deep as `JSONScanner.deepest`.
private struct TextWalk {
  var report: RecordReport
  private var path: [any CodingKey] = []

  init(report: RecordReport) {
    self.report = report
  }

  mutating func visit(_ element: JSONElement) {
    if let text = element.string {
      check(text, isWhole: !element.hasLoneSurrogate)
      return
    }
    for (place, inner) in element.elements.enumerated() {
      path.append(AnyKey(intValue: place))
      visit(inner)
      path.removeLast()
    }
    var seen: Set<[UInt8]> = []
    for (key, inner) in element.members {
      let text = key.string ?? ""
      path.append(AnyKey(stringValue: text))
      if !seen.insert(Array(text.utf8)).inserted { report.add(.duplicateKey(text), .error, field) }
      visit(inner)
      path.removeLast()
    }
  }

  private var field: String? { Fault.field(path[...]) }

  private mutating func check(_ text: String, isWhole: Bool) {
    if !isWhole {
      report.error(field, expected: "whole characters", found: "half of a surrogate pair")
    }
    if let control = text.unicodeScalars.first(where: \.isUnwantedControl) {
      let found = "the control character \(control.codePoint)"
      report.warning(field, expected: "text without control characters", found: found)
    }
    if let control = text.unicodeScalars.first(where: \.isBidirectionalControl) {
      let found = "the bidirectional control \(control.codePoint)"
      report.warning(field, expected: "text without invisible changes of direction", found: found)
    }
  }
}

extension Unicode.Scalar {
  /// Controls and line separators, but for the newline that ends a paragraph.
  fileprivate var isUnwantedControl: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isBidirectionalControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
