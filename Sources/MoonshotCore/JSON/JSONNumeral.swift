/// A number as JSON writes it, which has passed `JSONScanner`.
struct JSONNumeral {
  private let text: UnsafeRawBufferPointer

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
  }

  /// The value when it is whole and in range, however it is written: `11`, `11.0`, `1.1e1`.
  ///
  /// Digits are counted, never rounded, so that 2⁵³ + 1 stays itself.
  /// - Complexity: O(*n*) in the digits.
  func whole<Value: FixedWidthInteger>() -> Value? {
    let isNegative = text.first == UInt8(ascii: "-")
    var value: Value = 0
    // Zeros wait here until a digit behind them shows that they count.
    var zeros = 0
    var place = isNegative ? 1 : 0
    var fraction: Int?
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: ".") {
        fraction = 0
      } else if let digit = Self.digit(byte) {
        fraction = fraction.map { $0 + 1 }
        if digit == 0 {
          zeros += 1
        } else {
          guard value.scale(by: zeros), value.append(digit, isNegative: isNegative) else {
            return nil
          }
          zeros = 0
        }
      } else {
        break
      }
      place += 1
    }
    if value == 0 { return 0 }
    let power = exponent(from: place + 1) - (fraction ?? 0) + zeros
    return power >= 0 && value.scale(by: power) ? value : nil
  }

  /// The exponent whose sign or first digit stands at `start`, or 0; held where no value fits.
  private func exponent(from start: Int) -> Int {
    guard start < text.count else { return 0 }
    var exponent = 0
    for byte in text[start...] {
      guard let digit = Self.digit(byte) else { continue }
      exponent = min(exponent * 10 + digit, 1 << 40)
    }
    return text[start] == UInt8(ascii: "-") ? -exponent : exponent
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let digit = Int(byte &- UInt8(ascii: "0"))
    return digit < 10 ? digit : nil
  }
}

extension FixedWidthInteger {
  /// Multiplies by ten to the `power`; `false`, and some value, when that does not fit.
  fileprivate mutating func scale(by power: Int) -> Bool {
    guard self != 0 else { return true }
    for _ in 0..<power {
      let (product, overflow) = multipliedReportingOverflow(by: 10)
      if overflow { return false }
      self = product
    }
    return true
  }

  /// Takes `digit` on behind the last one; `false`, and some value, when that does not fit.
  fileprivate mutating func append(_ digit: Int, isNegative: Bool) -> Bool {
    guard scale(by: 1) else { return false }
    let digit = Self(truncatingIfNeeded: digit)
    let (sum, overflow) =
      isNegative ? subtractingReportingOverflow(digit) : addingReportingOverflow(digit)
    self = sum
    return !overflow
  }
}
