/// The two files of a catalog, read and not yet joined.
package struct CatalogFiles {
  package let missions: RecordFile<Mission>
  package let astronauts: RecordFile<Astronaut>

  package init(_ bundle: ResourceBundle) {
    missions = RecordFile(Self.missionsName, of: "missions", isDictionary: false, in: bundle)
    astronauts = RecordFile(Self.astronautsName, of: "astronauts", isDictionary: true, in: bundle)
  }

  package static let missionsName = "missions.json"
  package static let astronautsName = "astronauts.json"

  /// What the files themselves say, before anything is joined.
  package var faults: [Fault] { missions.faults + astronauts.faults }
}

// MARK: - What shows when they are joined

extension CatalogFiles {
  /// Ids that stand twice, keys that differ from their ids, and crew that nobody knows.
  package func joinFaults(_ people: AstronautIndex, _ flights: MissionIndex) -> [Fault] {
    duplicates(in: missions, Self.missionsName) { flights.byID[$0[$1].id] }
      + unknownCrew(people)
      + duplicates(in: astronauts, Self.astronautsName) { people.byID[$0[$1].id] }
      + differingKeys()
  }

  // By index, here and below: records are large, and iterating would copy each.

  /// Records before which, as `first` says, another of their id stands.
  private func duplicates<Record: Identifiable>(
    in file: RecordFile<Record>, _ name: String, first: ([Record], Int) -> Int?
  ) -> [Fault] {
    file.records.indices.compactMap { index in
      guard let first = first(file.records, index), first < index else { return nil }
      return Fault(
        .duplicateID("\(file.records[index].id)", first: file.origins[first].place.position),
        file: name, record: file.origins[index].place, field: "id")
    }
  }

  /// Names that are nobody's; with no astronauts at all the missing file is the fault, not these.
  private func unknownCrew(_ people: AstronautIndex) -> [Fault] {
    guard !people.byID.isEmpty else { return [] }
    return missions.records.indices.flatMap { index -> [Fault] in
      if missions.records[index].crew.allSatisfy({ people.place(of: $0.name) != nil }) { return [] }
      // From the file, not the record: a bad crew member before it would shift the place.
      let origin = missions.origins[index]
      let members = origin.element["crew"]?.elements.enumerated().map { ($0, $1) } ?? []
      return members.compactMap { place, member in
        guard let name = member["name"]?.string, people.place(of: name) == nil else { return nil }
        return Fault(
          .unknownAstronaut(name), file: Self.missionsName, record: origin.place,
          field: "crew[\(place)].name")
      }
    }
  }

  private func differingKeys() -> [Fault] {
    guard let root = astronauts.document?.root, root.isObject else { return [] }
    return astronauts.differingKeys.map { index, key in
      Fault(
        .keyDiffers(key: key, id: astronauts.records[index].id), file: Self.astronautsName,
        record: astronauts.origins[index].place, field: "id")
    }
  }
}

extension RecordFile<Astronaut> {
  /// The keys under which records stand that have another id, with the indices of the records.
  var differingKeys: [(index: Int, key: String)] {
    records.indices.compactMap { index in
      guard let key = origins[index].place.id, key != records[index].id else { return nil }
      return (index, key)
    }
  }
}
