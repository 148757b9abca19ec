/// Reads dates and times from ASCII text, a fixed number of digits at a time.
struct DigitReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// Reads `bytes`, which have to outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// What `body` reads from the start of `text`.
  static func read<Value>(_ text: String, _ body: (inout DigitReader) -> Value) -> Value {
    var text = text
    return text.withUTF8 { utf8 in
      var reader = DigitReader(UnsafeRawBufferPointer(utf8))
      return body(&reader)
    }
  }

  var isAtEnd: Bool { place == bytes.count }

  /// Whether the digits of a date were read, of a day that exists or not.
  private(set) var isAfterDate = false

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[place]) == character.value else { return false }
    place += 1
    return true
  }

  /// A number of between `range.lowerBound` and `range.upperBound` digits.
  mutating func number(digits range: ClosedRange<Int>) -> Int? {
    var value = 0
    var count = 0
    while count < range.upperBound, !isAtEnd, bytes[place] &- UInt8(ascii: "0") < 10 {
      value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      place += 1
      count += 1
    }
    return count >= range.lowerBound ? value : nil
  }

  /// `YYYY-MM-DD`, a day that exists.
  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4...4), skip("-"), let month = number(digits: 2...2), skip("-"),
      let day = number(digits: 2...2)
    else { return nil }
    isAfterDate = true
    return CivilDate(year: year, month: month, day: day)
  }

  /// `HH:MM`, `HH:MM:SS` or `HH:MM:SS.fraction`: seconds of the day, a half rounded up.
  mutating func clock() -> Int? {
    guard let hour = number(digits: 2...2), hour < 24, skip(":"),
      let minute = number(digits: 2...2), minute < 60
    else { return nil }
    guard skip(":") else { return (hour * 60 + minute) * 60 }
    guard let second = number(digits: 2...2), second < 60, let carry = fraction() else {
      return nil
    }
    return (hour * 60 + minute) * 60 + second + carry
  }

  /// A fraction of a second, if one follows: 1 from a half on, else 0; `nil` for a lone point.
  mutating func fraction() -> Int? {
    guard skip(".") || skip(",") else { return 0 }
    guard let tenth = number(digits: 1...1) else { return nil }
    while number(digits: 1...9) != nil {}
    return tenth >= 5 ? 1 : 0
  }

  /// Seconds east of UTC: `Z`, `+HH:MM`, `-HHMM`, or nothing, which is UTC.
  mutating func zone() -> Int? {
    if isAtEnd || skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(digits: 2...2), hours < 24 else { return nil }
    if isAtEnd { return (isWest ? -1 : 1) * hours * 3600 }
    _ = skip(":")
    guard let minutes = number(digits: 2...2), minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes) * 60
  }
}
