/// The keys that a record may have, and those of the objects inside it.
struct KnownKeys {
  let keys: Set<String>
  let inner: [String: KnownKeys]

  /// The keys in their order, each with the letters by which slips are compared with it.
  private let spelled: [(key: String, letters: [Unicode.Scalar])]

  private init(_ keys: Set<String>, _ inner: [String: KnownKeys] = [:]) {
    self.keys = keys.union(inner.keys)
    self.inner = inner
    spelled = self.keys.sorted().map { ($0, Self.folded($0)) }
  }
}

extension KnownKeys {
  private static let role = KnownKeys(["name", "role"])
  private static let note = KnownKeys(["field", "text"])

  /// Those of a mission.
  static let mission = KnownKeys(
    [
      "id", "name", "launchDate", "summary", "description", "crewed", "outcome", "designation",
      "type", "vehicle", "vehicleNumber", "cospar", "pad", "liftoff", "splashdown", "duration",
      "earthOrbits", "lunarOrbits", "closestApproach", "recoveryShip", "sources", "singleSources",
    ],
    [
      "crew": role,
      "backupCrew": role,
      "callSigns": KnownKeys(["commandModule", "lunarModule"]),
      "spacecraft": KnownKeys(["commandServiceModule", "lunarModule", "rover"]),
      "landing": KnownKeys(
        [
          "site", "region", "latitude", "longitude", "landed", "liftoff", "stay", "samples",
          "rover",
        ],
        ["evas": KnownKeys(["start", "end", "duration"])]),
      "notes": note,
    ])

  /// Those of an astronaut.
  static let astronaut = KnownKeys(
    [
      "id", "name", "fullName", "surname", "nickname", "description", "birthDate", "birthPlace",
      "deathDate", "deathPlace", "group", "timeInSpace", "moonwalks", "sources", "singleSources",
    ],
    [
      "flights": KnownKeys(["name", "mission", "role", "duration"]),
      "notes": note,
    ])
}

extension KnownKeys {
  /// The known key that `key` most likely meant, among those that `isFree`; `nil` for a key that
  /// is known, or like none.
  ///
  /// - Complexity: O(*k*·*m*²) for *k* known keys of *m* letters; long keys cost nothing.
  func meant(by key: String, where isFree: (String) -> Bool) -> String? {
    guard !keys.contains(key), 3...24 ~= key.utf8.count else { return nil }
    let letters = Self.folded(key)
    var best: (key: String, distance: Int)?
    let bound = letters.count < 6 ? 1 : 2
    for (known, spelling) in spelled
    where abs(spelling.count - letters.count) <= bound && isFree(known) {
      let distance = editDistance(letters, spelling, atMost: bound)
      if distance <= bound, distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.key
  }

  /// The letters without case and without what joins words: `launch_date` is `launchDate`.
  private static func folded(_ key: String) -> [Unicode.Scalar] {
    key.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
