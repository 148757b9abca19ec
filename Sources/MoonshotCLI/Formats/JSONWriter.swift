/// Writes JSON (RFC 8259) as UTF-8, with sorted keys and nothing escaped that need not be.
struct JSONWriter {
  private let isPretty: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// A writer of two-space indented lines, or of no white space at all.
  init(pretty isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(value)
    case .string(let text): append(quoting: text)
    case .array(let values):
      container("[", "]", count: values.count) { writer, place in writer.write(values[place]) }
    case .object(let members):
      let sorted = members.isSortedByKey ? members : members.sorted { $0.key < $1.key }
      container("{", "}", count: sorted.count) { writer, place in
        writer.append(quoting: sorted[place].key)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(sorted[place].value)
      }
    }
  }

  private mutating func container(
    _ open: StaticString, _ close: StaticString, count: Int,
    _ element: (inout JSONWriter, Int) -> Void
  ) {
    append(open)
    guard count > 0 else { return append(close) }
    depth += 1
    for place in 0..<count {
      if place > 0 { append(",") }
      newLine()
      element(&self, place)
    }
    depth -= 1
    newLine()
    append(close)
  }

  private mutating func newLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Whole numbers without a fraction, as `jq` has them; what JSON can't hold is `null`.
  private mutating func append(_ number: Double) {
    if !number.isFinite {
      append("null")
    } else if let whole = Int(exactly: number) {
      append(String(whole))
    } else {
      append(number.description)
    }
  }

  private mutating func append(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for place in 0..<utf8.count {
        let byte = utf8[place]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        bytes.append(contentsOf: utf8[start..<place])
        append(escaping: byte)
        start = place + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      append(String(byte, radix: 16))
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension JSONValue {
  /// On as many lines as it takes, without a newline at the end.
  package var prettyJSON: [UInt8] {
    var writer = JSONWriter(pretty: true)
    writer.write(self)
    return writer.bytes
  }

  /// On one line.
  package var compactJSON: String {
    var writer = JSONWriter(pretty: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension [JSONValue.Member] {
  fileprivate var isSortedByKey: Bool {
    zip(self, dropFirst()).allSatisfy { $0.key <= $1.key }
  }
}
