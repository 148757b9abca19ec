import Foundation
import MoonshotCore
import Testing

/// Types of a user's own, through the decoder of the bundle.
@Suite("Decoding any type")
struct GenericDecodingTests {
  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try ResourceBundle(files: ["file.json": Array(json.utf8)]).decode("file.json")
  }

  struct Numbers: Codable, Equatable {
    var int = Int.min
    var int8 = Int8.min
    var int16 = Int16.min
    var int32 = Int32.min
    var int64 = Int64.max
    var uint = UInt.max
    var uint8 = UInt8.max
    var uint16 = UInt16.max
    var uint32 = UInt32.max
    var uint64 = UInt64.max
    var float: Float = 0.1
    var double = -1.7976931348623157e308
    var bool = true
  }

  @Test func `reads every width of number at its ends`() throws {
    let json = String(decoding: try JSONEncoder().encode(Numbers()), as: UTF8.self)
    #expect(try decoded(json, as: Numbers.self) == Numbers())
  }

  @Test(arguments: [("int8", "128"), ("uint8", "-1"), ("uint16", "65536"), ("int32", "1e10")])
  func `refuses a number that does not fit, and says which`(_ key: String, _ value: String) throws {
    var object = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(Numbers())) as? [String: Any])
    object[key] = try JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    let fault = #expect(throws: Fault.self) { try decoded("[\(json)]", as: [Numbers].self) }
    #expect(fault?.field == key)
  }

  @Test func `reads arrays of every width`() throws {
    #expect(try decoded("[-128, 127]", as: [Int8].self) == [-128, 127])
    #expect(try decoded("[-32768]", as: [Int16].self) == [-32768])
    #expect(try decoded("[1, 2]", as: [Int32].self) == [1, 2])
    #expect(try decoded("[3]", as: [Int64].self) == [3])
    #expect(try decoded("[4]", as: [UInt].self) == [4])
    #expect(try decoded("[255]", as: [UInt8].self) == [255])
    #expect(try decoded("[65535]", as: [UInt16].self) == [65535])
    #expect(try decoded("[5]", as: [UInt32].self) == [5])
    #expect(try decoded("[6]", as: [UInt64].self) == [6])
    #expect(try decoded("[0.5, 1]", as: [Float].self) == [0.5, 1])
    #expect(try decoded("[0.25]", as: [Double].self) == [0.25])
    #expect(try decoded("[true, null]", as: [Bool?].self) == [true, nil])
    #expect(try decoded("[\"a\"]", as: [String].self) == ["a"])
  }

  /// What a class and its superclass, or hand-written code, ask a decoder for.
  struct Nested: Decodable, Equatable {
    let city: String
    let pair: [Int]
    let base: String
    let named: String

    enum Keys: String, CodingKey { case place, pair, other }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let place = try container.nestedContainer(keyedBy: DynamicKey.self, forKey: .place)
      city = try place.decode(String.self, forKey: DynamicKey("city"))
      var list = try container.nestedUnkeyedContainer(forKey: .pair)
      var numbers = try list.nestedUnkeyedContainer()
      pair = [try numbers.decode(Int.self), try numbers.decode(Int.self)]
      base = try String(from: container.superDecoder())
      named = try String(from: container.superDecoder(forKey: .other))
    }
  }

  struct DynamicKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  @Test func `has nested containers and decoders of superclasses`() throws {
    let json = """
      {"place": {"city": "Houston"}, "pair": [[1, 2]], "super": "base", "other": "named"}
      """
    let ours = try decoded(json, as: Nested.self)
    #expect(ours == (try JSONDecoder().decode(Nested.self, from: Data(json.utf8))))
    #expect(ours.city == "Houston")
  }

  @Test(arguments: [
    (#"{"place": [], "pair": [[1, 2]], "super": "", "other": ""}"#, "place"),
    (#"{"place": {"city": ""}, "pair": {}, "super": "", "other": ""}"#, "pair"),
    (#"{"place": {"city": ""}, "pair": [[1]], "super": "", "other": ""}"#, "pair[0]"),
    (#"{"place": {"city": ""}, "pair": [[1, 2]], "other": ""}"#, "super"),
    (#"{"place": {"city": ""}, "pair": [[1, 2]], "super": ""}"#, "other"),
  ])
  func `says where a nested value is not what is wanted`(_ json: String, _ field: String) {
    let fault = #expect(throws: Fault.self) { try decoded("[\(json)]", as: [Nested].self) }
    #expect(fault?.field == field)
  }
}
