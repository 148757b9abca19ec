/// Missions and the people who flew them, joined.
///
/// Made with tolerance: what can be read is there, and ``faults`` tells the rest.
public struct Catalog: Sendable {
  /// In the order of the file.
  public let missions: [Mission]

  /// In the order of the file.
  public let astronauts: [Astronaut]

  /// What was wrong in the files, in their order; empty for a clean catalog.
  public let faults: [Fault]

  private let flights: MissionIndex
  private let people: AstronautIndex

  /// Reads `missions.json` and `astronauts.json` of `bundle`.
  ///
  /// Never fails: a catalog of which nothing could be read is empty and has faults.
  /// - Complexity: O(*n*) in the size of the files.
  public init(_ bundle: ResourceBundle) {
    if let sound = Catalog(sound: bundle) {
      self = sound
    } else {
      self.init(files: CatalogFiles(bundle))
    }
  }

  package init(files: CatalogFiles) {
    missions = files.missions.records
    astronauts = files.astronauts.records
    people = AstronautIndex(files.astronauts, on: missions)
    flights = MissionIndex(missions)
    faults = files.faults + files.joinFaults(people, flights)
  }
}

// MARK: - The fast path

extension Catalog {
  /// The catalog of `bundle`, or `nil` where there is anything to report of it.
  ///
  /// What has no faults needs no places for them, and no memory for its text.
  private init?(sound bundle: ResourceBundle) {
    guard
      let missions: [Mission] = bundle.soundRecords(
        CatalogFiles.missionsName, isDictionary: false),
      let astronauts: [Astronaut] = bundle.soundRecords(
        CatalogFiles.astronautsName, isDictionary: true)
    else { return nil }
    flights = MissionIndex(missions)
    people = AstronautIndex(astronauts, on: missions)
    self.missions = missions
    self.astronauts = astronauts
    faults = []
    guard flights.byID.count == missions.count, people.byID.count == astronauts.count,
      astronauts.isEmpty || knowsCrews
    else { return nil }
  }

  private var knowsCrews: Bool {
    missions.indices.allSatisfy { index in
      missions[index].crew.allSatisfy { people.place(of: $0.name) != nil }
    }
  }
}

// MARK: - Joins

extension Catalog {
  /// The mission with `id`; of several the first.
  public func mission(_ id: Int) -> Mission? {
    flights.byID[id].map { missions[$0] }
  }

  /// The person that a crew role's `name` means: an id, else a display name.
  ///
  /// Case, diacritics, spaces and punctuation of a display name may differ where that leaves no
  /// doubt. In a dictionary whose keys aren't the ids, a key counts as an id.
  /// - Complexity: O(1) for an id, else O(*n*) in the astronauts.
  public func astronaut(_ name: String) -> Astronaut? {
    (people.place(ofID: name) ?? DisplayNames([name], of: astronauts).place(of: name)).map {
      astronauts[$0]
    }
  }

  /// The same for the `name` of a role on a mission of this catalog, in constant time.
  func astronaut(in role: Mission.CrewRole) -> Astronaut? {
    people.place(of: role.name).map { astronauts[$0] }
  }

  /// The person with that id, else the one who stands under that key.
  func astronaut(id: Astronaut.ID) -> Astronaut? {
    people.place(ofID: id).map { astronauts[$0] }
  }

  /// The key in the file of the astronaut at `place`, where it is not the id.
  func differingKey(at place: Int) -> String? {
    people.keys[place]
  }

  /// The crew of `mission`, in its order; nobody vanishes, known or not.
  public func crew(of mission: Mission) -> [CrewMember] {
    members(mission.crew)
  }

  /// The names of ``crew(of:)``, for whom nothing else of the crew matters.
  public func crewNames(of mission: Mission) -> [String] {
    mission.crew.map { role in
      people.place(of: role.name).map(title(at:)) ?? role.name
    }
  }

  /// The title of the astronaut at `place`, without copying all that is known of the person.
  private func title(at place: Int) -> String {
    Astronaut.title(name: astronauts[place].name, id: astronauts[place].id)
  }

  /// The backup crew of `mission`, in its order.
  public func backupCrew(of mission: Mission) -> [CrewMember] {
    members(mission.backupCrew)
  }

  /// The missions of this catalog on which `astronaut` was crew, in its order, with the role.
  ///
  /// - Complexity: O(*n*) in the crew places of all missions.
  public func missions(of astronaut: Astronaut) -> [(mission: Mission, role: String?)] {
    guard let place = people.byID[astronaut.id] else { return [] }
    return missions.compactMap { mission in
      mission.crew.first { people.place(of: $0.name) == place }.map { (mission, $0.role) }
    }
  }

  /// The missions of every astronaut, by id: what ``missions(of:)`` says, for all at once.
  ///
  /// - Complexity: O(*n*) in the crew places of all missions.
  public func missionsByAstronaut() -> [Astronaut.ID: [(mission: Mission, role: String?)]] {
    var flown: [Astronaut.ID: [(mission: Mission, role: String?)]] = [:]
    for mission in missions {
      var seen: Set<Int> = []
      for role in mission.crew {
        guard let place = people.place(of: role.name), seen.insert(place).inserted else { continue }
        flown[astronauts[place].id, default: []].append((mission, role.role))
      }
    }
    return flown
  }

  private func members(_ roles: [Mission.CrewRole]) -> [CrewMember] {
    roles.map { role in
      let astronaut = astronaut(in: role)
      return CrewMember(
        id: astronaut?.id ?? role.name, role: role.role, astronaut: astronaut)
    }
  }
}
