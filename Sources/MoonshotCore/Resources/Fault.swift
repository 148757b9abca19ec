/// Something wrong in a catalog's file: where, what stands there, and what was expected.
///
/// Holds facts; ``description`` is the one sentence that a person reads.
public struct Fault: Error, Hashable, Sendable {
  /// How much a fault takes away.
  public enum Severity: String, Hashable, Sendable {
    /// Something could not be read, or is shown otherwise than it was meant.
    case error
    /// Everything can be read, but it is likely a slip.
    case warning
  }

  /// Which record of a file: its place from 1, and its `id` as written, where it has one.
  public struct Record: Hashable, Sendable {
    /// The place in the file, from 1.
    public let position: Int

    /// The `id`, or the key of a dictionary, as it stands in the file.
    public let id: String?

    /// The record at `position`, from 1.
    public init(position: Int, id: String?) {
      self.position = position
      self.id = id
    }
  }

  /// How much it takes away.
  public let severity: Severity

  /// The file's name, as in `missions.json`.
  public let file: String

  /// The record, or `nil` when the whole file is meant.
  public let record: Record?

  /// The field, with dots and places for what is nested: `crew[1].name`.
  public let field: String?

  /// What is wrong.
  public let problem: Problem

  /// A fault of `file`; `record` and `field` narrow it down.
  public init(
    _ problem: Problem, severity: Severity = .error, file: String, record: Record? = nil,
    field: String? = nil
  ) {
    self.problem = problem
    self.severity = severity
    self.file = file
    self.record = record
    self.field = field
  }
}

extension Fault: CustomStringConvertible {
  /// One sentence, without a full stop: file, record, field, what was expected and what was found.
  public var description: String {
    ([file] + [placeInFile].compactMap(\.self)).joined(separator: ", ") + ": \(problem)"
  }

  /// "record 3 (id 11), crew[1].name", or `nil` where the whole file is meant.
  package var placeInFile: String? {
    let number = record.map { record in
      "record \(record.position)" + (record.id.map { " (id \($0.excerpt(40)))" } ?? "")
    }
    let parts = [number, field?.excerpt(80)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
