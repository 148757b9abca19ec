import Foundation
import MoonshotCore
import TestSupport
import Testing

/// Foundation's `JSONDecoder` and ours read the same values from the same text, or both refuse.
@Suite("Decoding, judged by Foundation")
struct DecodingOracleTests {
  private static let file = "value.json"

  private func ours<T: Decodable>(_ text: String) -> T? {
    try? ResourceBundle(texts: [Self.file: text]).decode(Self.file, as: T.self)
  }

  private func judge<T: Decodable & Equatable>(
    _ text: String, as type: T.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let theirs = try? JSONDecoder().decode(T.self, from: Data(text.utf8))
    let ours: T? = ours(text)
    #expect(ours == theirs, "\(T.self) from \(text.prefix(200))", sourceLocation: sourceLocation)
  }

  private func judge<T: Codable & Equatable>(
    _ value: T, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = Bool.random() ? [.prettyPrinted] : []
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    let ours: T = try ResourceBundle(texts: [Self.file: text]).decode(Self.file)
    #expect(ours == value, sourceLocation: sourceLocation)
    judge(text, as: T.self, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "32767", "32768", "65535",
    "65536",
    "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "1e20", "1.0", "7.5", "1e2", "true", "\"1\"",
    "null",
  ])
  func `integers of every width`(_ text: String) {
    judge(text, as: Int.self)
    judge(text, as: Int8.self)
    judge(text, as: Int16.self)
    judge(text, as: Int32.self)
    judge(text, as: Int64.self)
    judge(text, as: UInt.self)
    judge(text, as: UInt8.self)
    judge(text, as: UInt16.self)
    judge(text, as: UInt32.self)
    judge(text, as: UInt64.self)
    for container in ["[\(text)]", "[\(text), 1]"] {
      judge(container, as: [Int8].self)
      judge(container, as: [UInt64?].self)
    }
    judge("{\"a\": \(text)}", as: [String: Int16].self)
    judge("{\"a\": \(text)}", as: [String: UInt32?].self)
  }

  @Test(arguments: [
    "0.1", "-0.0", "1e308", "1e309", "2.5e-30", "3.4028235e38", "3.5e38",
    "123456789.123456789",
    "0.30000000000000004", "true", "\"1.5\"", "null", "[]", "5e-1",
  ])
  func `floating-point numbers`(_ text: String) {
    judge(text, as: Double.self)
    judge(text, as: Float.self)
    judge("[\(text)]", as: [Double?].self)
    judge("{\"a\": \(text)}", as: [String: Float].self)
  }

  private enum Seat: String, Codable { case commander, pilot }
  private enum Craft: Codable, Equatable {
    case module(name: String, mass: Double?)
    case none
  }

  private struct Everything: Codable, Equatable {
    var flag: Bool
    var text: String
    var integer: Int
    var byte: UInt8
    var wide: UInt64
    var number: Double
    var seat: Seat
    var craft: Craft
    var maybe: String?
    var list: [Int16]
    var lists: [[String]]
    var counts: [String: Int]
    var byNumber: [Int: String]
    var pairs: [String: [Inner?]]

    struct Inner: Codable, Equatable {
      var deep: [Bool]
      var seats: [Seat]?
    }
  }

  @Test func `values of nested types, many of them`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      try judge(value(&generator))
    }
    try judge((0..<40).map { _ in value(&generator) })
    try judge(
      Dictionary((0..<200).map { ("key \($0)", value(&generator)) }, uniquingKeysWith: { $1 }))
  }

  private func value(_ generator: inout SeededGenerator) -> Everything {
    func text() -> String {
      let letters = [
        "a", "é", "月", "👩‍🚀", "\"", "\\", "\n", "\u{0}", "/", "\u{2028}", "e\u{301}", " ",
      ]
      let count = Int.random(in: 0..<30, using: &generator)
      return (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }
    func some<T>(_ make: () -> T) -> [T] {
      (0..<Int.random(in: 0..<5, using: &generator)).map { _ in make() }
    }
    func pilot() -> Seat { Bool.random(using: &generator) ? .pilot : .commander }
    func integer() -> Int {
      Int(truncatingIfNeeded: generator.next()) >> Int.random(in: 0..<64, using: &generator)
    }
    let craft: Craft =
      Bool.random(using: &generator)
      ? .none
      : .module(name: text(), mass: Bool.random(using: &generator) ? 1.5 : nil)
    let inner = Everything.Inner(
      deep: some { Bool.random(using: &generator) }, seats: Bool.random() ? some(pilot) : nil)
    return Everything(
      flag: Bool.random(using: &generator), text: text(), integer: integer(),
      byte: UInt8.random(in: 0...255, using: &generator), wide: generator.next(),
      number: Double.random(in: -1e9...1e9, using: &generator), seat: pilot(), craft: craft,
      maybe: Bool.random(using: &generator) ? text() : nil,
      list: some { Int16(truncatingIfNeeded: integer()) }, lists: some { some(text) },
      counts: Dictionary(some { (text(), integer()) }, uniquingKeysWith: { $1 }),
      byNumber: Dictionary(some { (integer(), text()) }, uniquingKeysWith: { $1 }),
      pairs: Dictionary(some { (text(), [inner, nil]) }, uniquingKeysWith: { $1 }))
  }

  /// A type that decodes by hand through every kind of container there is.
  private struct ByHand: Decodable, Equatable {
    var names: [String] = []
    var hasMore = false
    var paths: [String] = []

    private enum Keys: String, CodingKey { case outer, list, parent, missing }

    init(from decoder: any Decoder) throws {
      let top = try decoder.container(keyedBy: Keys.self)
      names += top.allKeys.map(\.rawValue).sorted()
      hasMore = top.contains(.missing)
      let outer = try top.nestedContainer(keyedBy: Keys.self, forKey: .outer)
      names.append(try outer.decode(String.self, forKey: .parent))
      paths.append(outer.codingPath.map(\.stringValue).joined(separator: "/"))
      var list = try top.nestedUnkeyedContainer(forKey: .list)
      names.append("\(list.count ?? -1)")
      while !list.isAtEnd {
        if try list.decodeNil() {
          names.append("nil")
        } else if var inner = try? list.nestedUnkeyedContainer() {
          names.append(try inner.decode(String.self))
          paths.append(inner.codingPath.map(\.stringValue).joined(separator: "/"))
        } else if let inner = try? list.nestedContainer(keyedBy: Keys.self) {
          names.append(try inner.decode(String.self, forKey: .parent))
        } else {
          let single = try list.superDecoder().singleValueContainer()
          names.append("\(single.decodeNil()) \(try single.decode(Int.self))")
        }
      }
      let parent = try top.superDecoder(forKey: .parent).container(keyedBy: Keys.self)
      names.append("\(try parent.decodeNil(forKey: .missing))")
    }
  }

  @Test func `containers opened by hand`() {
    let text = """
      {"outer": {"parent": "o"}, "list": [null, ["x"], {"parent": "y"}, 7, null],
       "parent": {"missing": null}}
      """
    judge(text, as: ByHand.self)
    #expect((ours(text) as ByHand?)?.names.count == 11)
    for wrong in ["null", "[]", "outer", "{}", "{\"outer\": []}", "{\"outer\": {\"parent\": 1}}"] {
      judge(wrong, as: ByHand.self)
    }
  }

  @Test func `wrong kinds are refused wherever Foundation refuses them`() {
    let values = [
      "1", "\"a\"", "true", "null", "[]", "{}", "[1]", "[\"a\"]", "{\"a\": 1}", "[[]]", "[null]",
    ]
    for value in values {
      judge(value, as: Bool.self)
      judge(value, as: String.self)
      judge(value, as: [Int].self)
      judge(value, as: [String?].self)
      judge(value, as: [String: Int].self)
      judge(value, as: [[Bool]].self)
      judge(value, as: Everything.self)
      judge(value, as: String?.self)
      judge(value, as: Seat.self)
    }
  }

  /// A type may be nested as deep as the text may be.
  private struct Nest: Decodable {
    let depth: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      depth = list.isAtEnd ? 1 : try list.decode(Nest.self).depth + 1
    }
  }

  @Test func `a type that holds itself is read to the deepest level`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let nest: Nest? = ours(text)
    #expect(nest?.depth == 512)
  }
}
