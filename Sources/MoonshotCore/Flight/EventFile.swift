/// The events of all missions: those of `events.json`, and for the others what their records say.
///
/// The file belongs to a catalog but need not be there: without it nothing is wrong.
public struct EventFile: Sendable {
  /// The file's name.
  public static let name = "events.json"

  /// What was wrong in the file, in its order.
  public private(set) var faults: [Fault] = []

  private var recorded: [Mission.ID: [MissionEvent]] = [:]

  /// Reads the events of `missions` in `bundle`, with tolerance: a bad event costs only itself.
  ///
  /// An event with only one of its times, `get` and `utc`, gets the other from the mission's
  /// liftoff, or from an event that has both.
  /// - Complexity: O(*n*) in the size of the file.
  public init(_ bundle: ResourceBundle, missions: [Mission]) {
    self.init(ExtraFile(Self.name, in: bundle), missions: missions)
  }

  init(_ file: ExtraFile, missions: [Mission]) {
    faults = file.faults
    guard let root = file.root else { return }
    guard root.isObject else {
      let mismatch = Mismatch(
        expected: "a dictionary of mission ids and their events", found: root.excerpt)
      faults.append(Fault(.mismatch(mismatch), file: Self.name))
      return
    }
    read(root, missions: missions)
  }

  /// The events of `mission` by ground elapsed time: the recorded ones, else
  /// ``Mission/recordedTimes``.
  public func events(of mission: Mission) -> [MissionEvent] {
    if let events = recorded[mission.id], !events.isEmpty { return events }
    return mission.recordedTimes
  }
}

extension EventFile {
  private mutating func read(_ root: JSONElement, missions: [Mission]) {
    let liftoffs = Dictionary(
      missions.lazy.map { ($0.id, FlightClock(of: $0).liftoff) },
      uniquingKeysWith: { first, _ in first })
    var position = 0
    for (key, element) in root.members {
      position += 1
      let id = key.string ?? ""
      let list = EventList(element, of: Fault.Record(position: position, id: id))
      let number = Int(id)
      let (events, unplaced) = list.placed(liftoff: number.flatMap { liftoffs[$0] ?? nil })
      if let number { recorded[number] = events }
      faults += list.faults + unplaced
    }
  }
}

/// The events of one mission as they stand in the file.
private struct EventList {
  let mission: Fault.Record
  private(set) var records: [(position: Int, record: EventRecord)] = []
  private(set) var faults: [Fault] = []

  init(_ list: JSONElement, of mission: Fault.Record) {
    self.mission = mission
    guard list.isArray else {
      report(Mismatch(expected: "an array of events", found: list.excerpt), at: [])
      return
    }
    for (position, element) in list.elements.enumerated() {
      let (record, mismatches) = element.decoded(
        at: AnyKey(intValue: position), as: EventRecord.self)
      if let record { records.append((position, record)) }
      for located in mismatches { report(located.mismatch, at: located.path) }
    }
  }

  private mutating func report(_ mismatch: Mismatch, at path: [any CodingKey]) {
    faults.append(
      Fault(
        .mismatch(mismatch), file: EventFile.name, record: mission, field: Fault.field(path[...])))
  }

  /// The events in order of time, and a fault for each that nothing puts on the clock.
  func placed(liftoff: Instant?) -> (events: [MissionEvent], faults: [Fault]) {
    let liftoff = liftoff ?? records.lazy.compactMap(\.record.liftoff).first
    var events: [MissionEvent] = []
    var faults: [Fault] = []
    for (position, record) in records {
      if let event = record.event(liftoff: liftoff) {
        events.append(event)
      } else {
        let mismatch = Mismatch(
          expected: "both get and utc, as the mission has no liftoff", found: "one of them")
        faults.append(
          Fault(
            .mismatch(mismatch), file: EventFile.name, record: mission, field: "[\(position)]"))
      }
    }
    return (events.sorted { $0.elapsed < $1.elapsed }, faults)
  }
}
