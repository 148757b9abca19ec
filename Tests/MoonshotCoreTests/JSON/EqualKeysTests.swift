import MoonshotCore
import Testing

@Suite("Equal keys in an object")
struct EqualKeysTests {
  private struct Pair: Decodable, Equatable {
    let a: Int
    let bc: Int
  }

  /// Every order of these members, the first of them twice with other values.
  private static let orders: [[String]] = {
    let members = [
      "\"a\": 1", "\"a\": 2", "\"bc\": 3", "\"bc\": 4", "\"\\u0061\": 5", "\"other\": 6",
    ]
    return (0..<720).map { number in
      var rest = members
      var number = number
      return (1...6).reversed().map { count in
        defer { number /= count }
        return rest.remove(at: number % count)
      }
    }
  }()

  /// The value of the last member with one of these keys.
  private func last(_ order: [String], _ keys: Set<String>) -> Int? {
    order.last { keys.contains(String($0.prefix { $0 != ":" })) }
      .flatMap { $0.last?.wholeNumberValue }
  }

  @Test func `the last counts, in whatever order they stand and are asked for`() throws {
    #expect(Set(Self.orders).count == 720)
    for order in Self.orders {
      let text = "{" + order.joined(separator: ", ") + "}"
      let pair = try ResourceBundle(files: ["a.json": Array(text.utf8)])
        .decode("a.json", as: Pair.self)
      #expect(pair.a == last(order, ["\"a\"", "\"\\u0061\""]), "\(text)")
      #expect(pair.bc == last(order, ["\"bc\""]), "\(text)")
    }
  }

  @Test func `also in a record, whose fields are asked for one after the other`() {
    let members = [
      "\"id\": 1", "\"name\": \"A\"", "\"name\": \"B\"", "\"pad\": \"P\"", "\"pad\": \"Q\"",
    ]
    for shift in 0..<members.count {
      let order = Array(members[shift...] + members[..<shift])
      let catalog = Catalog(missions: "[{" + order.joined(separator: ", ") + "}]")
      let mission = catalog.missions.first
      #expect(mission?.name.map { "\"name\": \"\($0)\"" } == order.last { $0.hasPrefix("\"name") })
      let pad = mission?.vehicle.pad
      #expect(pad.map { "\"pad\": \"\($0)\"" } == order.last { $0.hasPrefix("\"pad") })
    }
  }
}
