import Foundation
import MoonshotCore
import Testing

/// A value of the fact sheet, and everything below it; read with Foundation, not with our reader.
struct Fact {
  let value: Any?

  subscript(key: String) -> Fact { Fact(value: (value as? [String: Any])?[key]) }

  var list: [Fact] { (value as? [Any] ?? []).map { Fact(value: $0) } }
  var text: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var whole: Int? { number.map { Int(($0 + 0.5).rounded(.down)) } }

  /// The keys of an object.
  var keys: [String] { (value as? [String: Any]).map { $0.keys.sorted() } ?? [] }

  /// The text up to a remark in parentheses.
  var plain: String? {
    text.map { text in text.split(separator: " (").first.map(String.init) ?? text }
  }

  /// A time in UTC, rounded to the second.
  var instant: Instant? { text.flatMap { Instant($0) } }
}

/// The facts that the catalog is made from, as they came: `Fixtures/apollo-facts.json`.
struct FactSheet {
  let missions: [Fact]
  let astronauts: [Fact]

  init() throws {
    let root = try Self.json("../Fixtures/apollo-facts.json")
    missions = root["uncrewedAndApollo1"].list + root["crewed"].list
    astronauts = root["astronauts"].list
  }

  /// A JSON file by its path from this folder.
  static func json(_ path: String) throws -> Fact {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    return Fact(value: try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
  }
}

/// Compares values of one record with the facts, and counts how many were compared.
struct FactComparison {
  let record: String
  let provenance: Provenance

  private(set) var count = 0

  init(_ record: String, _ provenance: Provenance) {
    self.record = record
    self.provenance = provenance
  }

  /// A value of the catalog equals that of the facts; what is only remembered is absent; what one
  /// source says names that source; what is contested has a note.
  ///
  /// `confidence` is the facts' own word for it; where they have none, they are certain.
  mutating func expect<Value: Equatable>(
    _ field: String, _ value: Value?, is fact: Value?, _ confidence: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    count += 1
    let place = Comment(rawValue: "\(record), \(field)")
    let confidence = confidence ?? "two-sources"
    let isRemembered = confidence.hasPrefix("memory")
    #expect(value == (isRemembered ? nil : fact), place, sourceLocation: sourceLocation)
    guard value != nil else { return }
    if confidence.hasPrefix("one-source") {
      #expect(provenance.singleSources[field] != nil, place, sourceLocation: sourceLocation)
    }
    if confidence.hasPrefix("contested") || confidence.contains(", contested") {
      let notes = provenance.notes.compactMap(\.field)
      #expect(notes.contains(field), "\(place) is contested", sourceLocation: sourceLocation)
    }
  }
}
