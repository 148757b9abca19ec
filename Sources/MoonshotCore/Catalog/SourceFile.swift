/// What the ids of sources stand for, as `sources.json` says it.
///
/// The file belongs to a catalog but need not be there: without it nothing is wrong.
public struct SourceFile: Sendable {
  /// The file's name.
  public static let name = "sources.json"

  /// What each source is, by its id: a title, or a title and the place in it.
  public private(set) var descriptions: [String: String] = [:]

  /// What was wrong in the file, in its order.
  public private(set) var faults: [Fault] = []

  /// Reads the sources of `bundle`, with tolerance: a bad description costs only itself.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public init(_ bundle: ResourceBundle) {
    self.init(ExtraFile(Self.name, in: bundle))
  }

  init(_ file: ExtraFile) {
    faults = file.faults
    guard let root = file.root else { return }
    if !root.isObject {
      let mismatch = Mismatch(expected: "a dictionary of sources", found: root.excerpt)
      faults.append(Fault(.mismatch(mismatch), file: Self.name))
    }
    for (position, member) in root.members.enumerated() {
      let id = member.key.string
      if let id, let description = member.value.string {
        descriptions[id] = description
      } else {
        let mismatch = Mismatch(expected: "a string", found: member.value.excerpt)
        let record = Fault.Record(position: position + 1, id: id)
        faults.append(Fault(.mismatch(mismatch), file: Self.name, record: record))
      }
    }
  }
}
