/// The files of a catalog, opened for checking: as records, and as the JSON they came from.
struct CheckedCatalog {
  let missions: RecordFile<Mission>
  let astronauts: RecordFile<Astronaut>
  let people: AstronautIndex

  /// The files that a catalog may go without, by name.
  let extras: [String: ExtraFile]

  /// What loading the files reports.
  let loadingFaults: [Fault]

  /// All the files of a catalog, in the order in which findings are told.
  static let fileNames = [
    CatalogFiles.missionsName, CatalogFiles.astronautsName, EventFile.name, MoonFeatures.name,
    SourceFile.name,
  ]

  init(_ bundle: ResourceBundle) {
    let files = CatalogFiles(bundle)
    missions = files.missions
    astronauts = files.astronauts
    people = AstronautIndex(astronauts, on: missions.records)
    let events = ExtraFile(EventFile.name, in: bundle)
    let moon = ExtraFile(MoonFeatures.name, in: bundle)
    let sources = ExtraFile(SourceFile.name, in: bundle)
    extras = [EventFile.name: events, MoonFeatures.name: moon, SourceFile.name: sources]
    loadingFaults =
      files.faults + files.joinFaults(people, MissionIndex(missions.records))
      + EventFile(events, missions: missions.records).faults
      + (moon.document.map { MoonFeatures($0).faults } ?? moon.faults)
      + SourceFile(sources).faults
  }
}

extension CheckedCatalog {
  /// The missions by id, of equal ids the first.
  var missionsByID: [Mission.ID: Mission] {
    Dictionary(
      missions.records.lazy.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The findings that `check` has about each mission.
  func eachMission(_ check: (Mission, inout RecordReport) -> Void) -> [Fault] {
    each(missions, CatalogFiles.missionsName) { check($0.record, &$1) }
  }

  /// The findings that `check` has about each astronaut.
  func eachAstronaut(_ check: (Astronaut, inout RecordReport) -> Void) -> [Fault] {
    each(astronauts, CatalogFiles.astronautsName) { check($0.record, &$1) }
  }

  private func each<Record>(
    _ file: RecordFile<Record>, _ name: String,
    _ check: (RecordFile<Record>.Entry, inout RecordReport) -> Void
  ) -> [Fault] {
    file.entries.flatMap { entry in
      var report = RecordReport(file: name, record: entry.place, element: entry.element)
      check(entry, &report)
      return report.findings
    }
  }
}
