import MoonshotCore
import Testing

@Suite("Numbers in JSON")
struct JSONNumeralTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("11", 11), ("-11", -11), ("11.0", 11), ("11.000", 11), ("1e3", 1000),
    ("1.5e1", 15), ("1500e-2", 15), ("0.0015E+4", 15), ("0e999999999999999999999", 0),
    ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9007199254740993", 9_007_199_254_740_993),
    ("9007199254740993.0", 9_007_199_254_740_993), ("100e-2", 1), ("-2.50e1", -25),
  ])
  func `reads whole numbers exactly, however they are written`(_ text: String, _ value: Int) {
    #expect(JSONDocument(text: text).root?.integer == value)
  }

  @Test(arguments: [
    "7.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e400",
    "1e99999999999999999999", "1e-99999999999999999999", "15e-2", "\"11\"", "true", "null", "[]",
  ])
  func `takes nothing else for one`(_ text: String) {
    #expect(JSONDocument(text: text).root?.integer == nil)
  }

  @Test(arguments: [400, 100_000])
  func `survives numbers of many digits`(_ digits: Int) {
    let root = JSONDocument(text: String(repeating: "9", count: digits)).root
    #expect(root?.integer == nil)
    #expect(root?.double == nil)
    #expect((root?.excerpt.count ?? 0) < 70)
    let zero = JSONDocument(text: "0." + String(repeating: "0", count: digits)).root
    #expect(zero?.integer == 0)
    #expect(zero?.double == 0)
  }

  @Test(arguments: ["1e999", "-1e999"])
  func `holds no infinity`(_ text: String) {
    #expect(JSONDocument(text: text).root?.double == nil)
  }
}
