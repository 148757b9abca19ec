/// The records of one file, read with tolerance: a bad one costs only itself.
package struct RecordFile<Record> {
  /// A record, and where in the file it stands.
  package struct Entry {
    package let record: Record
    package let place: Fault.Record
    package let element: JSONElement
  }

  /// The good records, in the order of the file.
  package private(set) var records: [Record] = []

  /// Where each of ``records`` stands.
  package private(set) var origins: [(place: Fault.Record, element: JSONElement)] = []
  package private(set) var faults: [Fault] = []

  /// The text, where the file could be read at all.
  package private(set) var document: JSONDocument?

  /// What holds the records, or is the only one of them.
  private var container: JSONElement?

  /// The good records with their places, one at a time: a record is large to copy.
  package var entries: some Collection<Entry> {
    records.indices.lazy.map { index in
      Entry(
        record: records[index], place: origins[index].place, element: origins[index].element)
    }
  }
}

// As an extension, since a conformance that a generic type asks for is looked up at every start.
extension RecordFile where Record: Decodable {
  /// Reads `name`, an array of records or, where `isDictionary`, also a dictionary of them.
  package init(_ name: String, of kind: String, isDictionary: Bool, in bundle: ResourceBundle) {
    let document: JSONDocument
    do throws(Fault) {
      document = try bundle.document(name)
    } catch {
      faults = [error]
      return
    }
    self.document = document
    faults = document.syntaxFaults(file: name)
    guard let root = document.root else { return }

    let expected =
      isDictionary ? "a dictionary or an array of \(kind)" : "an array of \(kind)"
    var records = root
    container = root
    if root.isRecord {
      let mismatch = Mismatch(expected: expected, found: "one of them alone")
      faults.append(Fault(.mismatch(mismatch), file: name))
      decode(root, AnyKey(intValue: 0), file: name) { Fault.Record(position: 1, element: root) }
      return
    }
    if let (key, inner) = Self.wrapper(of: root, kind: kind, isDictionary: isDictionary) {
      faults.append(Fault(.wrapped(key: key, expected: expected), file: name))
      records = inner
      container = inner
    } else if !root.isArray, !(isDictionary && root.isObject) {
      let mismatch = Mismatch(expected: expected, found: root.excerpt)
      faults.append(Fault(.mismatch(mismatch), file: name))
    }
    read(records, file: name)
  }

  /// Every record, good or bad, in the order of the file.
  package var places: [(place: Fault.Record, element: JSONElement)] {
    guard let records = container else { return [] }
    if records.isRecord { return [(Fault.Record(position: 1, element: records), records)] }
    return records.elements.enumerated().map { position, element in
      (Fault.Record(position: position + 1, element: element), element)
    }
      + records.members.enumerated().map { position, member in
        (Fault.Record(position: position + 1, id: member.key.string), member.value)
      }
  }

  private mutating func read(_ elements: JSONElement, file: String) {
    // Records are large: growing an array of them again and again would touch much memory.
    let count =
      elements.elements.reduce(0) { count, _ in count + 1 }
      + elements.members.reduce(0) { count, _ in count + 1 }
    records.reserveCapacity(count)
    origins.reserveCapacity(count)
    var position = 0
    for element in elements.elements {
      position += 1
      decode(element, AnyKey(intValue: position - 1), file: file) {
        Fault.Record(position: position, element: element)
      }
    }
    for (key, element) in elements.members {
      position += 1
      let id = key.string ?? ""
      decode(element, AnyKey(stringValue: id), file: file) {
        Fault.Record(position: position, id: id)
      }
    }
  }

  private mutating func decode(
    _ element: JSONElement, _ key: AnyKey, file: String, place: () -> Fault.Record
  ) {
    let (record, mismatches) = element.decoded(at: key, as: Record.self)
    if let record {
      records.append(record)
      origins.append((place(), element))
    }
    for located in mismatches {
      faults.append(
        Fault(
          .mismatch(located.mismatch), file: file, record: place(),
          field: Fault.field(located.path.dropFirst())))
    }
  }

  /// The member of `root` that holds all the records, as in `{"missions": […]}`: the one called
  /// `kind`, else the first that looks like it; `nil` when `root` holds records itself.
  private static func wrapper(
    of root: JSONElement, kind: String, isDictionary: Bool
  ) -> (key: String, records: JSONElement)? {
    func holdsRecords(_ value: JSONElement) -> Bool {
      value.isArray || isDictionary && value.isObject && !value.isRecord
    }
    guard root.isObject else { return nil }
    if let named = root[kind], holdsRecords(named) { return (kind, named) }
    guard !root.members.contains(where: { $0.value.isRecord }) else { return nil }
    return root.members.lazy.filter { holdsRecords($0.value) }
      .first { member in
        member.value.elements.first { _ in true }?.isObject
          ?? member.value.members.first { _ in true }?.value.isObject ?? false
      }
      .map { ($0.key.string ?? "", $0.value) }
  }
}

extension JSONElement {
  /// Whether it is an object with a key that records have, and a text or a number there.
  var isRecord: Bool {
    ["id", "name", "description"].contains { key in
      self[key].map { $0.string != nil || $0.numeral != nil } ?? false
    }
  }
}
