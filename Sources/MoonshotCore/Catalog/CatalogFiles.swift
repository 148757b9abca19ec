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
  package func joinFaults(_ people: People) -> [Fault] {
    duplicates(in: missions, Self.missionsName) { String($0.id) }
      + unknownCrew(people)
      + duplicates(in: astronauts, Self.astronautsName, id: \.id)
      + differingKeys()
  }

  private func duplicates<Record>(
    in records: RecordFile<Record>, _ file: String, id: (Record) -> String
  ) -> [Fault] {
    var first: [String: Int] = [:]
    first.reserveCapacity(records.entries.count)
    return records.entries.compactMap { entry in
      let id = id(entry.record)
      guard let earlier = first[id] else {
        first[id] = entry.place.position
        return nil
      }
      return Fault(
        .duplicateID(id, first: earlier), file: file, record: entry.place, field: "id")
    }
  }

  /// Names that are nobody's; with no astronauts at all the missing file is the fault, not these.
  private func unknownCrew(_ people: People) -> [Fault] {
    guard !people.byID.isEmpty else { return [] }
    return missions.entries.flatMap { entry -> [Fault] in
      if entry.record.crew.allSatisfy({ people.place(of: $0.name) != nil }) { return [] }
      // From the file, not the record: a bad crew member before it would shift the place.
      return (entry.element["crew"]?.elements.enumerated()).map { members in
        members.compactMap { place, member in
          guard let name = member["name"]?.string, people.place(of: name) == nil else { return nil }
          return Fault(
            .unknownAstronaut(name), file: Self.missionsName, record: entry.place,
            field: "crew[\(place)].name")
        }
      } ?? []
    }
  }

  private func differingKeys() -> [Fault] {
    guard let root = astronauts.document?.root, root.isObject else { return [] }
    return astronauts.entries.compactMap { entry in
      guard let key = entry.place.id, key != entry.record.id else { return nil }
      return Fault(
        .keyDiffers(key: key, id: entry.record.id), file: Self.astronautsName,
        record: entry.place, field: "id")
    }
  }
}
