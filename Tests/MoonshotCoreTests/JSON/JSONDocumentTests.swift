import MoonshotCore
import TestSupport
import Testing

extension JSONDocument {
  convenience init(text: String) {
    self.init(ResourceBytes(text.utf8))
  }

  var reason: JSONFault.Reason? { fault?.reason }
}

@Suite("JSON as RFC 8259 has it")
struct JSONDocumentTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "1.5", "-1.5e3", "1E+2", "1e-2", "0.0", "0e0",
    "123456789012345678901",
    "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"é月👩‍🚀\"", "true", "false", "null",
    "[]", "{}", "[ ]", "{ }", "[1,2]", "{\"a\":1,\"b\":[{}]}", " \t\r\n1\n", "[[[[]]]]",
    "\"\u{7F}\"",
    "\"\\ud83d\\ude80\"", "\"\\ud83d\"", "\"\\u0000\"",
  ])
  func `reads what is JSON, with nothing to report`(_ text: String) {
    let document = JSONDocument(text: text)
    #expect(document.reason == nil)
    #expect(document.tolerated.isEmpty)
    #expect(document.root != nil)
  }

  @Test(arguments: [
    "01", "-", "+1", ".5", "1.", "1.e2", "1e", "1e+", "0x10", "NaN", "Infinity", "-Infinity", "1 2",
    "tru", "trux", "nul", "True", "'a'", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
    "[", "[1", "[1,", "[1 2]", "[,1]", "[1,,2]", "]", "{", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,",
    "{a:1}", "{\"a\" 1}", "{\"a\":}", "{1:2}", "{,}", "[}", "{]", "[1}", "{\"a\":1]", "// a\n1",
    "[] []",
    "\u{FEFF}\u{FEFF}1", "“a”", "{“a”: 1}", "\u{A0}1", "",
  ])
  func `reports what is not`(_ text: String) {
    #expect(JSONDocument(text: text).reason != nil)
  }

  @Test(arguments: [
    ("[1, 2, ]", 1), ("{\"a\": 1, }", 1), ("[[1,],]", 2), ("\"a\u{1}b\"", 1), ("\"a\nb\tc\"", 2),
  ])
  func `reads over slips, and reports them`(_ text: String, _ slips: Int) {
    let document = JSONDocument(text: text)
    #expect(document.reason == nil)
    #expect(document.tolerated.count == slips)
  }

  @Test func `reports at most a hundred slips`() {
    let document = JSONDocument(text: "[" + String(repeating: "[1,],", count: 150) + "1]")
    #expect(document.tolerated.count == 100)
    #expect(document.root?.elements.reduce(0) { count, _ in count + 1 } == 151)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 100, 10_000])
  func `keeps every value of a text that holds little else`(_ count: Int) {
    let numbers = (0..<count).map { $0 % 10 }
    let text = "[" + numbers.map(String.init).joined(separator: ",") + "]"
    #expect(JSONDocument(text: text).root?.elements.map(\.integer) == numbers)
  }

  @Test(arguments: [1, 511, 512, 513, 100_000])
  func `reads 512 levels and not one more`(_ levels: Int) {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
      let inner = opening == "[" ? "" : "1"
      let text =
        String(repeating: opening, count: levels) + inner
        + String(repeating: closing, count: levels)
      #expect(JSONDocument(text: text).reason == (levels > 512 ? .tooDeep : nil))
    }
  }

  @Test func `of equal keys the last counts, however they are written`() {
    let root = JSONDocument(text: #"{"a": 1, "b": 2, "\u0061": 3}"#).root
    #expect(root?["a"]?.integer == 3)
    #expect(root?["b"]?.integer == 2)
    #expect(root?["c"] == nil)
    #expect(root?.members.map { $0.key.string } == ["a", "b", "a"])
  }

  @Test func `an element of another kind has no members, elements or text`() {
    let root = JSONDocument(text: "[1]").root
    #expect(root?["a"] == nil)
    #expect(root?.string == nil)
    #expect(root?.members.contains { _ in true } == false)
    #expect(root?.elements.map(\.integer) == [1])
    #expect(root?.elements.first { _ in true }?.elements.contains { _ in true } == false)
  }

  @Test(arguments: [
    ("[1,\n 2 3]", 2, 4, "',' or ']'", "'3'"), ("{\"a\" 1}", 1, 6, "':'", "'1'"),
    ("[\n\n@]", 3, 1, "a value", "'@'"), ("{\"é\": x}", 1, 7, "a value", "'x'"),
    ("{\r\n\"a\": 1\r\n\"b\": 2}", 3, 1, "',' or '}'", "'\"'"),
    ("{“a”: 1}", 1, 2, "a key in quotes", "'“'"),
    ("[01]", 1, 3, "no digits behind a leading 0", "'1'"),
    ("\u{FEFF}[}", 1, 2, "a value", "'}'"), ("[-\n]", 1, 3, "a digit", "the end of the line"),
    ("1\u{0}", 1, 2, "nothing behind the end of the JSON", "the control character U+0000"),
    ("\u{FEFF}\u{FEFF}[]", 1, 1, "a value", "the invisible U+FEFF"),
    ("[1,\u{A0}2]", 1, 4, "a value", "the invisible U+00A0"), ("[ x]", 1, 3, "a value", "'x'"),
  ])
  func `says where, what was expected and what stands there`(
    _ text: String, _ line: Int, _ column: Int, _ expected: String, _ found: String
  ) {
    let faults = JSONDocument(text: text).syntaxFaults(file: "a.json")
    #expect(
      faults.map(\.problem) == [
        .syntax(line: line, column: column, expected: expected, found: found)
      ])
  }

  @Test func `counts lines and columns as reading scalar by scalar would`() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<50 {
      let scalars = (0..<60).map { _ in
        ["a", " ", "\n", "é", "月", "🚀", "\u{301}"].randomElement(using: &generator) ?? ""
      }
      let document = JSONDocument(text: scalars.joined())
      var (line, column, offset) = (1, 1, 0)
      for scalar in scalars {
        #expect(document.place(of: offset) == (line, column))
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        offset += scalar.utf8.count
      }
      #expect(document.place(of: .max) == (line, column))
      #expect(document.place(of: .min) == (1, 1))
    }
  }

  @Test func `a byte order mark is white space`() {
    let document = JSONDocument(text: "\u{FEFF}[1]")
    #expect(document.reason == nil)
    #expect(document.root?.elements.map(\.integer) == [1])
  }
}
