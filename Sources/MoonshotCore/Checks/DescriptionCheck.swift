extension CheckedCatalog {
  /// Records of which there is nothing to read.
  var descriptionFindings: [Fault] {
    eachMission { mission, report in check(mission.description, &report) }
      + eachAstronaut { astronaut, report in
        check(astronaut.description, &report)
        if astronaut.name.isBlank {
          report.warning("name", expected: "a name", found: "an empty text")
        }
      }
  }

  private func check(_ description: String?, _ report: inout RecordReport) {
    guard let description else {
      // One of a wrong type is already reported for that.
      guard report.element["description"]?.isNull ?? true else { return }
      report.warning("description", expected: "a description", found: "nothing")
      return
    }
    if description.isBlank {
      report.warning("description", expected: "a description", found: "an empty text")
    }
  }
}
