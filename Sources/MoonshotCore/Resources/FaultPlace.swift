extension Fault {
  /// The fault of a mismatch somewhere below `root`, the outermost value of `file`.
  init(_ located: LocatedMismatch, in root: JSONElement, file: String) {
    let record = located.path.first.map { Record($0, in: root) }
    let field = Self.field(located.path.dropFirst())
    self.init(.mismatch(located.mismatch), file: file, record: record, field: field)
  }

  /// `crew[1].name` for the keys that lead to it; `nil` for none.
  static func field(_ keys: ArraySlice<any CodingKey>) -> String? {
    keys.isEmpty
      ? nil
      : keys.reduce(into: "") { text, key in
        if let place = key.arrayPlace {
          text += "[\(place)]"
        } else {
          text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
        }
      }
  }
}

extension Fault.Record {
  /// The record that `key` names in `root`: an element of an array, or a member of a dictionary.
  init(_ key: any CodingKey, in root: JSONElement) {
    if let place = key.arrayPlace {
      let element = root.elements.dropFirst(place).first { _ in true }
      self.init(position: place + 1, element: element)
    } else {
      // Of equal keys the last, which is the one that was decoded.
      let place = root.members.enumerated().reduce(0) { last, member in
        member.element.key.string == key.stringValue ? member.offset : last
      }
      self.init(position: place + 1, id: key.stringValue)
    }
  }

  init(position: Int, element: JSONElement?) {
    let id = element?["id"]
    self.init(position: position, id: id.flatMap { $0.string ?? $0.numeral })
  }
}

extension JSONDocument {
  /// What is wrong with the text of `file` itself, in the order of the file.
  package func syntaxFaults(file: String) -> [Fault] {
    let read = tolerated.map { Fault(problem($0), file: file) }
    return read + (fault.map { [Fault(problem($0), file: file)] } ?? [])
  }

  private func problem(_ fault: JSONFault) -> Fault.Problem {
    let (line, column) = place(of: fault.offset)
    func syntax(_ expected: String) -> Fault.Problem {
      .syntax(line: line, column: column, expected: expected, found: excerpt(at: fault.offset))
    }
    func readOver(_ expected: String, found: String) -> Fault.Problem {
      .readOver(line: line, column: column, expected: expected, found: found)
    }
    switch fault.reason {
    case .empty: return .empty
    case .truncated: return .truncated(line: line)
    case .notUTF8: return .notUTF8(line: line)
    case .expected where startsWithTag: return .html
    case .expected(let what): return syntax(what)
    case .tooDeep: return syntax("at most \(JSONScanner.deepest) levels of nesting")
    case .tooLarge: return .unreadable("larger than 4 GiB")
    case .trailing: return syntax("nothing behind the end of the JSON")
    case .trailingComma: return readOver("no comma before a closing bracket", found: "one")
    case .rawControl(let byte):
      return readOver("\(JSONText.escape(of: byte)) in a string", found: Self.name(of: byte))
    }
  }

  private static func name(of control: UInt8) -> String {
    switch control {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "the end of the line"
    default: "the control character itself"
    }
  }

  private var startsWithTag: Bool {
    bytes.withBytes { buffer in
      buffer.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
    }
  }
}
