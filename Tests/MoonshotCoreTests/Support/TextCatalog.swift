import MoonshotCore

extension ResourceBundle {
  /// A bundle of files with these texts.
  init(texts: [String: String]) {
    self.init(files: texts.mapValues { Array($0.utf8) })
  }

  /// The two files of a catalog; by default each is empty of records and sound.
  init(missions: String = "[]", astronauts: String = "{}") {
    self.init(texts: ["missions.json": missions, "astronauts.json": astronauts])
  }
}

extension Catalog {
  /// The sentences about what was wrong, one a fault.
  var sentences: [String] { faults.map(\.description) }
}

/// Astronauts as the tutorial writes them, one of them enough for most tests.
let armstrongAlone = """
  {"armstrong": {"id": "armstrong", "name": "Neil Armstrong", "description": "A pilot."}}
  """
