/// Ground elapsed time (GET): the time since range zero, the last whole second before liftoff.
public struct ElapsedTime: Hashable, Sendable {
  /// Negative during the countdown.
  public let seconds: Int

  /// `seconds` after range zero.
  public init(seconds: Int) {
    self.seconds = seconds
  }
}

extension ElapsedTime: Comparable {
  public static func < (left: ElapsedTime, right: ElapsedTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension ElapsedTime: LosslessStringConvertible {
  /// Hours, minutes and seconds, hours as many as it takes: "102:45:40", "-0:10:00".
  public var description: String {
    let magnitude = seconds.magnitude
    let minutes = padded(Int(magnitude / 60 % 60), 2)
    return
      "\(seconds < 0 ? "-" : "")\(magnitude / 3600):\(minutes):\(padded(Int(magnitude % 60), 2))"
  }

  /// Reads `H:MM:SS`, also with a fraction (rounded to the second), a sign, or more hours: up to
  /// 99,999 of them.
  public init?(_ text: String) {
    guard let time = Self.read(text) else { return nil }
    self = time
  }
}

extension ElapsedTime: TextualValue {
  init?(reading reader: inout DigitReader) {
    let isNegative = reader.skip("-")
    if !isNegative { _ = reader.skip("+") }
    guard let hours = reader.number(digits: 1...5), reader.skip(":"),
      let minutes = reader.number(digits: 2...2), minutes < 60, reader.skip(":"),
      let seconds = reader.number(digits: 2...2), seconds < 60, let carry = reader.fraction(),
      reader.isAtEnd
    else { return nil }
    let magnitude = (hours * 60 + minutes) * 60 + seconds + carry
    self.init(seconds: isNegative ? -magnitude : magnitude)
  }

  public init(from decoder: any Decoder) throws {
    try self.init(textIn: decoder)
  }

  static func expectation(for text: String) -> String { "an elapsed time like 102:45:40" }
}
