/// Where the figures of a record come from, and what is contested about them.
public struct Provenance: Hashable, Sendable {
  /// What a reader should know of a contested value.
  public struct Note: Hashable, Sendable {
    /// The key of the record it is about; `landing.samples` for a nested one.
    public let field: String?

    /// One or two sentences for a reader.
    public let text: String
  }

  /// In the order of the file.
  public let notes: [Note]

  /// Ids of `sources.json` for the record as a whole.
  public let sources: [String]

  /// By field, the source of a value that only one was found for.
  public let singleSources: [String: String]
}

extension Provenance: Decodable {
  private enum CodingKeys: String, CodingKey {
    case notes
    case sources
    case singleSources
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    notes = try fields.list(.notes)
    sources = try fields.list(.sources)
    singleSources = try fields.texts(.singleSources)
  }
}

extension Provenance.Note: Decodable {
  private enum CodingKeys: String, CodingKey {
    case field
    case text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    field = try fields.optional(.field)
    text = try fields.required(.text)
  }
}
