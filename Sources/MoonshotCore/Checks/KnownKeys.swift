/// The keys that a record may have, and those of the objects inside it.
struct KnownKeys {
  let keys: Set<String>
  let inner: [String: KnownKeys]

  /// The keys in their order, each with the letters by which slips are compared with it.
  private let spelled: [(key: String, spelling: Spelling)]

  private init(_ keys: Set<String>, _ inner: [String: KnownKeys] = [:]) {
    self.keys = keys.union(inner.keys)
    self.inner = inner
    spelled = self.keys.sorted().map { ($0, Spelling($0)) }
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
    let typed = Spelling(key)
    let bound = typed.letters.count < 6 ? 1 : 2
    var best: (key: String, distance: Int)?
    for (known, spelling) in spelled where spelling.isNear(typed, bound) && isFree(known) {
      let distance = editDistance(typed.letters, spelling.letters, atMost: bound)
      if distance <= bound, distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.key
  }
}

/// A key without case and without what joins words: `launch_date` is `launchDate`.
private struct Spelling {
  let letters: [Unicode.Scalar]

  /// A bit for each letter it has, by the low six bits of the letter.
  private let kinds: UInt64

  init(_ key: String) {
    letters = key.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
    kinds = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Whether so many edits may lead from one to the other: each changes the length by one at most,
  /// and gives and takes one kind of letter at most.
  func isNear(_ other: Spelling, _ edits: Int) -> Bool {
    abs(letters.count - other.letters.count) <= edits
      && (kinds ^ other.kinds).nonzeroBitCount <= 2 * edits
  }
}
