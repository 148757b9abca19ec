/// The values of a document by their places on its tape, for as long as the document lives.
///
/// Two pointers that keep nothing alive, so that looking at a field counts no references; who uses
/// them has the document in hand.
struct JSONValues {
  let nodes: UnsafePointer<JSONNode>
  let text: UnsafeRawPointer

  func isNull(at place: Int) -> Bool { nodes[place].kind == .null }
  func isArray(at place: Int) -> Bool { nodes[place].kind == .array }
  func isObject(at place: Int) -> Bool { nodes[place].kind == .object }

  /// The place behind the value at `place` and everything inside it.
  func next(after place: Int) -> Int { Int(nodes[place].next) }

  /// How many elements the array at `place` has.
  func count(in place: Int) -> Int {
    var count = 0
    var element = place &+ 1
    while element < next(after: place) {
      count += 1
      element = next(after: element)
    }
    return count
  }

  /// The bytes of a value: of a string those between the quotes, escapes included.
  func bytes(at place: Int) -> UnsafeRawBufferPointer {
    let node = nodes[place]
    return UnsafeRawBufferPointer(
      start: text + Int(node.start), count: Int(node.end &- node.start))
  }
}

// MARK: - What stands at a place, or `nil` for a value of another kind

extension JSONValues {
  func string(at place: Int) -> String? {
    let node = nodes[place]
    guard node.kind == .string else { return nil }
    let bytes = bytes(at: place)
    return node.hasEscapes ? JSONText.unescaped(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  /// What the text of a string stands for.
  func parsed<Value: TextualValue>(at place: Int, as type: Value.Type = Value.self) -> Value? {
    let node = nodes[place]
    guard node.kind == .string else { return nil }
    if node.hasEscapes { return string(at: place).flatMap(Value.read) }
    var reader = DigitReader(bytes(at: place))
    return Value(reading: &reader)
  }

  func bool(at place: Int) -> Bool? {
    nodes[place].kind == .bool ? bytes(at: place).first == UInt8(ascii: "t") : nil
  }

  /// A number as it is written.
  func numeral(at place: Int) -> String? {
    nodes[place].kind == .number ? String(decoding: bytes(at: place), as: UTF8.self) : nil
  }

  /// A whole number, read exactly; also `nil` beyond the range of `Value`.
  func whole<Value: FixedWidthInteger>(at place: Int, as type: Value.Type = Value.self) -> Value? {
    nodes[place].kind == .number ? JSONNumeral(bytes(at: place)).whole() : nil
  }

  /// A number; also `nil` beyond the range of a `Double`.
  func double(at place: Int) -> Double? {
    guard let numeral = numeral(at: place), let value = Double(numeral), value.isFinite else {
      return nil
    }
    return value
  }
}

// MARK: - Members of an object

extension JSONValues {
  /// The place of the value of `key` in the object at `object`; of equal keys the last.
  ///
  /// Looks first at the key at `start`: who asks for one after the other finds them there.
  /// - Complexity: O(*m*) in the members of the object; O(1) for one that follows `start`.
  func place(of key: consuming String, in object: Int, from start: Int? = nil) -> Int? {
    key.withUTF8 { place(of: UnsafeRawBufferPointer($0), in: object, from: start) }
  }

  private func place(of key: UnsafeRawBufferPointer, in object: Int, from start: Int?) -> Int? {
    guard isObject(at: object) else { return nil }
    let (first, end) = (object &+ 1, next(after: object))
    if nodes[object].mayRepeatKeys {
      var found: Int?
      var rest = first
      while let place = self.place(of: key, from: rest, to: end) {
        found = place
        rest = next(after: place)
      }
      return found
    }
    guard let start else { return place(of: key, from: first, to: end) }
    return place(of: key, from: start, to: end) ?? place(of: key, from: first, to: start)
  }

  /// The place of the value of the first such key from the one at `start` on.
  private func place(of key: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end {
      let node = nodes[place]
      // Most keys differ in length, which is all that is looked at then.
      if Int(node.end &- node.start) == key.count || node.hasEscapes, isKey(node, equalTo: key) {
        return place &+ 1
      }
      place = next(after: place &+ 1)
    }
    return nil
  }

  private func isKey(_ node: JSONNode, equalTo wanted: UnsafeRawBufferPointer) -> Bool {
    let bytes = UnsafeRawBufferPointer(
      start: text + Int(node.start), count: Int(node.end &- node.start))
    if node.hasEscapes { return JSONText.unescaped(bytes).utf8.elementsEqual(wanted) }
    var place = 0
    while place < wanted.count, bytes[place] == wanted[place] { place &+= 1 }
    return place == wanted.count
  }
}
