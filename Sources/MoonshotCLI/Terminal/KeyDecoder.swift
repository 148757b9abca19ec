/// Turns the bytes of a terminal into events, one byte at a time.
///
/// Where a sequence was cut in two by reading makes no difference. What nobody knows is dropped,
/// never taken for keys. A lone Escape can't be told from the beginning of a sequence: when nothing
/// follows in time, ``endOfInput()`` decides.
package struct KeyDecoder: Sendable {
  private var state = State.ground

  /// What came from a clipboard so far.
  private var pasted: [UInt8] = []

  /// The longest sequence or character that is still collected.
  private static let longestSequence = 64

  /// More bytes of a clipboard than these are dropped.
  private static let longestPaste = 4096

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private enum State: Hashable {
    case ground
    case escape
    /// After `ESC [`, with what came since.
    case control([UInt8])
    /// After `ESC [ M`: three bytes of a mouse that knows no better.
    case oldMouse([UInt8])
    /// After `ESC O`.
    case single
    /// A string for programs, up to its end.
    case string(sawEscape: Bool)
    /// Text from a clipboard; so many bytes of what ends it have just come.
    case paste(endBytes: Int)
    /// The beginning of a character in UTF-8.
    case character([UInt8], length: Int)
  }

  package init() {}

  /// Whether more bytes may follow that belong to what came last; worth a moment's patience.
  package var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// The events that `bytes` complete.
  package mutating func events(_ bytes: some Sequence<UInt8>) -> [BrowserEvent] {
    var events: [BrowserEvent] = []
    for byte in bytes {
      if let event = next(byte) { events.append(event) }
    }
    return events
  }

  /// Nothing followed for a while: a lone Escape was the key; the rest of anything else is lost.
  package mutating func endOfInput() -> BrowserEvent? {
    guard isWaiting else { return nil }
    defer { state = .ground }
    return state == .escape ? .key(.escape) : nil
  }
}

// MARK: - States

extension KeyDecoder {
  private mutating func next(_ byte: UInt8) -> BrowserEvent? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return afterEscape(byte)
    case .control(let bytes): return control(bytes, byte)
    case .oldMouse(let bytes):
      state = bytes.count < 2 ? .oldMouse(bytes + [byte]) : .ground
      return nil
    case .single:
      state = .ground
      return byte == 0x1B ? ground(byte) : Self.cursorKey(byte).map { .key($0) }
    case .string(let sawEscape):
      let isEnd = byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\")
      state = isEnd ? .ground : .string(sawEscape: byte == 0x1B)
      return nil
    case .paste(let endBytes): return paste(endBytes, byte)
    case .character(let bytes, let length): return character(bytes, length, byte)
    }
  }

  private mutating func ground(_ byte: UInt8) -> BrowserEvent? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x0D, 0x0A: return .key(.enter)
    case 0x09: return .key(.tab)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x01...0x1A: return .key(.control(Unicode.Scalar(byte | 0x60)))
    case 0x20..<0x7F: return .key(.character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> BrowserEvent? {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return .key(.escape)
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(sawEscape: false)
    // Ctrl-C means leaving, whatever came before it.
    case 0x03: return ground(byte)
    // A key held with Alt means nothing here, whichever it is.
    default: _ = byte >= 0x80 ? ground(byte) : nil
    }
    return nil
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> BrowserEvent? {
    state = .ground
    if bytes == [UInt8(ascii: "[")] { return nil }  // A function key of the Linux console.
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .control([byte])
    case 0x20...0x3F:
      state = .control(bytes.count < Self.longestSequence ? bytes + [byte] : bytes)
    case 0x40...0x7E: return sequence(bytes, final: byte)
    default: return ground(byte)
    }
    return nil
  }

  private mutating func paste(_ endBytes: Int, _ byte: UInt8) -> BrowserEvent? {
    // No clipboard holds Ctrl-C, but somebody who waits for the end of one may press it.
    if byte == 0x03 { return ground(byte) }
    if byte == Self.pasteEnd[endBytes] {
      state = endBytes + 1 < Self.pasteEnd.count ? .paste(endBytes: endBytes + 1) : .ground
      return state == .ground ? .paste(String(decoding: pasted, as: UTF8.self)) : nil
    }
    if pasted.count < Self.longestPaste {
      pasted += Self.pasteEnd.prefix(endBytes)
      if byte != Self.pasteEnd[0] { pasted.append(byte) }
    }
    state = .paste(endBytes: byte == Self.pasteEnd[0] ? 1 : 0)
    return nil
  }

  private mutating func character(
    _ bytes: [UInt8], _ length: Int, _ byte: UInt8
  ) -> BrowserEvent? {
    guard 0x80..<0xC0 ~= byte else { return ground(byte) }
    let bytes = bytes + [byte]
    state = bytes.count < length ? .character(bytes, length: length) : .ground
    guard bytes.count == length, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return nil }
    return .key(.character(scalar))
  }
}

// MARK: - Sequences

extension KeyDecoder {
  /// The event of a sequence after `ESC [`, if it has one here; ECMA-48 and xterm's additions.
  private mutating func sequence(_ bytes: [UInt8], final: UInt8) -> BrowserEvent? {
    if final == UInt8(ascii: "M"), bytes.isEmpty {
      state = .oldMouse([])
      return nil
    }
    if bytes.first == UInt8(ascii: "<") {
      return Self.mouse(Self.numbers(bytes.dropFirst()), isPress: final == UInt8(ascii: "M"))
    }
    guard bytes.allSatisfy({ 0x30...0x3B ~= $0 }) else { return nil }
    switch final {
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "~"): break
    default: return Self.cursorKey(final).map { .key($0) }
    }
    switch Self.numbers(bytes[...]).first {
    case 1, 7: return .key(.home)
    case 4, 8: return .key(.end)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 200:
      pasted = []
      state = .paste(endBytes: 0)
    default: break
    }
    return nil
  }

  private static func cursorKey(_ final: UInt8) -> BrowserEvent.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  /// Numbers between semicolons; one that is missing or too large is 0.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }

  /// A report of the mouse: button, column and row, counted from 1.
  private static func mouse(_ numbers: [Int], isPress: Bool) -> BrowserEvent? {
    guard isPress, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let action: BrowserEvent.Mouse.Action? =
      switch numbers[0] {
      case 0: .click
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    return action.map {
      .mouse(BrowserEvent.Mouse($0, column: numbers[1] - 1, row: numbers[2] - 1))
    }
  }
}
