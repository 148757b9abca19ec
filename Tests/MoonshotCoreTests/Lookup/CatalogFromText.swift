import MoonshotCore

/// The catalog of the binary, read once for all tests.
let bundledCatalog = Catalog(.embedded)

extension Catalog {
  /// A catalog of JSON texts, as other people write them.
  init(missions: String = "[]", astronauts: String = "[]") {
    self.init(
      ResourceBundle(files: [
        "missions.json": Array(missions.utf8), "astronauts.json": Array(astronauts.utf8),
      ]))
  }
}
