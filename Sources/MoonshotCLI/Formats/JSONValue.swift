/// A value as machine formats have it: what an answer is, before it is written as anything.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in any order; writers sort them.
  case object([Member])

  /// A key of an object and what it holds.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// An object of `members`, of which each key stands once.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

// MARK: - From optional facts

extension JSONValue {
  package init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }
  package init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }
  package init(_ value: Double?) { self = value.map(JSONValue.number) ?? .null }

  /// Anything whose description is its machine form, such as a date.
  package init(_ value: (some LosslessStringConvertible)?) {
    self = value.map { .string($0.description) } ?? .null
  }
}

// MARK: - Reading

extension JSONValue {
  /// The value at a path of keys, as `landing.site`; `null` where there is none.
  package subscript(path: some Sequence<Substring>) -> JSONValue {
    path.reduce(self) { value, key in
      guard case .object(let members) = value else { return .null }
      return members.first { $0.key == key }?.value ?? .null
    }
  }

  /// One cell of TSV or CSV: text as it is, unknown as nothing, a list of words or of things with
  /// names joined by commas, any other list and an object as JSON.
  package var cell: String {
    switch self {
    case .string(let text): text
    case .array(let values):
      values.words.map { $0.joined(separator: ", ") } ?? compactJSON
    case .null, .object: isKnown ? compactJSON : ""
    case .integer(let number): String(number)
    case .bool, .number: compactJSON
    }
  }

  /// Whether there is anything in it: an object or a list of nothing but `null` has nothing.
  package var isKnown: Bool {
    switch self {
    case .null: false
    case .bool, .integer, .number, .string: true
    case .array(let values): values.contains(where: \.isKnown)
    case .object(let members): members.contains(where: \.value.isKnown)
    }
  }
}

extension [JSONValue] {
  /// The elements in words, or `nil` when one is neither text nor has a name.
  fileprivate var words: [String]? {
    var words: [String] = []
    for value in self {
      if case .string(let word) = value {
        words.append(word)
      } else if case .string(let word) = value[["name"]] {
        words.append(word)
      } else {
        return nil
      }
    }
    return words
  }
}
