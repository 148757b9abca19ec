import MoonshotCore
import Testing

@Suite("JSON that ends too early")
struct TruncationTests {
  private static let array = #"""
    [{"id": 1, "t": "a\u00e9\"", "n": [1.5e3, -2, true]}, {"é": null}, "x", 12, [], {"id": 6}]
    """#
  private static let dictionary = #"""
    {"a": {"id": "a", "t": {"u": [1, 2]}}, "b": 12, "c": "ü", "d": [], "e": {}, "f": false}
    """#

  @Test(arguments: [array, dictionary])
  func `keeps the complete records and never one that is not`(_ text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try #require(JSONDocument(ResourceBytes(bytes)).root)
    var kept = 0
    for length in 0..<bytes.count {
      let document = JSONDocument(ResourceBytes(bytes[..<length]))
      #expect(document.fault != nil, "\(length)")
      let records = document.root.map(excerpts) ?? []
      #expect(records == Array(excerpts(whole).prefix(records.count)), "\(length)")
      #expect(records.count >= kept, "a longer text has no fewer records")
      kept = records.count
    }
    #expect(kept == excerpts(whole).count)
  }

  @Test(arguments: [array, dictionary])
  func `says that it ends, and on which line`(_ text: String) {
    let bytes = Array(("\n\n" + text).utf8)
    for length in 3..<bytes.count {
      let faults = JSONDocument(ResourceBytes(bytes[..<length])).syntaxFaults(file: "a.json")
      #expect(faults.map(\.problem) == [.truncated(line: 3)], "\(length)")
    }
  }

  /// A number at the very end may lack digits; a word or a bracket may not.
  @Test func `does not take the start of a number for a record`() {
    #expect(JSONDocument(text: "[1, 12").root?.elements.map(\.integer) == [1])
    #expect(JSONDocument(text: "[1, 12 ").root?.elements.map(\.integer) == [1, 12])
    #expect(JSONDocument(text: "[1, true").root?.elements.map(\.bool) == [nil, true])
  }

  private func excerpts(_ root: JSONElement) -> [String] {
    root.elements.map(text) + root.members.map { "\($0.key.string ?? ""):" + text($0.value) }
  }

  private func text(_ element: JSONElement) -> String {
    if element.isArray { return "[" + element.elements.map(text).joined(separator: ",") + "]" }
    if element.isObject {
      return "{" + element.members.map { text($0.key) + text($0.value) }.joined() + "}"
    }
    return element.excerpt
  }
}
