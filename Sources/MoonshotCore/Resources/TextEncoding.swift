extension ResourceBytes {
  /// The text as UTF-8: itself, unless it is UTF-16, with or without a byte order mark.
  ///
  /// UTF-16 that is malformed keeps its well-formed parts, with U+FFFD for the others.
  func asUTF8() -> ResourceBytes {
    withBytes { bytes in
      guard bytes.count >= 2, let isBigEndian = Self.utf16Order(bytes[0], bytes[1]) else {
        return self
      }
      let high = isBigEndian ? 0 : 1
      let units = (0..<bytes.count / 2).lazy.map { unit -> UInt16 in
        UInt16(bytes[2 * unit + high]) << 8 | UInt16(bytes[2 * unit + 1 - high])
      }
      return ResourceBytes(Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }

  /// Whether UTF-16 that starts with these bytes is big-endian; `nil` when it is no UTF-16.
  ///
  /// JSON starts with an ASCII character, so a zero beside one gives UTF-16 away (RFC 4627, 3).
  private static func utf16Order(_ first: UInt8, _ second: UInt8) -> Bool? {
    switch (first, second) {
    case (0xFE, 0xFF), (0, 1...0x7F): true
    case (0xFF, 0xFE), (1...0x7F, 0): false
    default: nil
    }
  }
}
