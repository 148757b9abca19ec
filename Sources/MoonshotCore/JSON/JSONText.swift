/// The text of a JSON string: its bytes with escapes resolved.
enum JSONText {
  /// The text of `bytes`, which stand between quotes and have passed `JSONScanner`.
  ///
  /// A lone surrogate, which no Swift string can hold, becomes U+FFFD.
  static func unescaped(_ bytes: UnsafeRawBufferPointer) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { output in
      var writer = Writer(output: output)
      var position = 0
      while position < bytes.count {
        let end = plainText(bytes, from: position)
        writer.append(bytes[position..<end])
        position = end
        guard position + 1 < bytes.count else { break }
        if bytes[position + 1] == UInt8(ascii: "u") {
          writer.append(scalar(bytes, &position))
        } else {
          writer.append(control(bytes[position + 1]))
          position += 2
        }
      }
      return writer.count
    }
  }

  /// Where the next backslash stands, or the end; looks at eight bytes at a time.
  private static func plainText(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word.hasByte(UInt8(ascii: "\\")) { break }
      position += 8
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: "\\") { position += 1 }
    return position
  }

  /// Whether `\u` escapes in `bytes` name half of a surrogate pair without the other half.
  static func hasLoneSurrogate(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      guard bytes[position + 1] == UInt8(ascii: "u") else {
        position += 2
        continue
      }
      let unit = codeUnit(bytes, position)
      if scalar(bytes, &position) == "\u{FFFD}", unit != 0xFFFD { return true }
    }
    return false
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// How a control character is written in JSON: `\n`, `\u0000`.
  static func escape(of control: UInt8) -> String {
    switch control {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\u00\(String(control >> 4, radix: 16))\(String(control & 15, radix: 16))"
    }
  }

  private static func control(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }

  /// The UTF-16 code unit that `\uXXXX` at `position` names, or `nil` when none stands there.
  private static func codeUnit(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt32? {
    guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for index in position + 2..<position + 6 {
      guard let digit = hexDigit(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The scalar of one `\uXXXX`, or of a surrogate pair of them; moves behind it.
  private static func scalar(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int
  ) -> Unicode.Scalar {
    let high = codeUnit(bytes, position) ?? 0xFFFD
    position = min(position + 6, bytes.count)
    if 0xD800..<0xDC00 ~= high, let low = codeUnit(bytes, position), 0xDC00..<0xE000 ~= low {
      position += 6
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(high) ?? "\u{FFFD}"
  }

  /// Appends to memory that is large enough: no escape is shorter than what it stands for.
  private struct Writer {
    let output: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func append(_ byte: UInt8) {
      guard count < output.count else { return }
      output[count] = byte
      count += 1
    }

    mutating func append(_ run: Slice<UnsafeRawBufferPointer>) {
      let rest = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(output)[count...])
      guard run.count <= rest.count else { return }
      rest.copyBytes(from: run)
      count += run.count
    }

    mutating func append(_ scalar: Unicode.Scalar) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
  }
}
