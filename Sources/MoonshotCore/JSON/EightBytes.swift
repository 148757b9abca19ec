/// Eight bytes of text looked at as one number.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Whether one of the eight bytes is `byte`.
  func hasByte(_ byte: UInt8) -> Bool {
    let rest = self ^ (Self.ones &* UInt64(byte))
    return (rest &- Self.ones) & ~rest & Self.tops != 0
  }

  /// How many of the eight bytes continue a UTF-8 sequence, and so start no scalar.
  var utf8Continuations: Int {
    ((self >> 7) & ~(self >> 6) & Self.ones).nonzeroBitCount
  }
}
