/// A day of any year, such as July 20.
public struct AlmanacDay: Hashable, Sendable {
  /// From 1.
  public let month: Int

  /// From 1.
  public let day: Int

  /// The day, or `nil` when no year has it; February 29 is one.
  public init?(month: Int, day: Int) {
    guard 1...12 ~= month, 1...CivilDate.days(inMonth: month, ofYear: 2000) ~= day else {
      return nil
    }
    self.month = month
    self.day = day
  }

  /// The day of the year that `date` is.
  public init(_ date: CivilDate) {
    month = date.month
    day = date.day
  }
}

extension AlmanacDay: LosslessStringConvertible {
  /// The form `MM-DD`: "07-20".
  public var description: String { "\(padded(month, 2))-\(padded(day, 2))" }

  /// Reads `MM-DD`, or `YYYY-MM-DD` of which the year is left out.
  public init?(_ text: String) {
    if let date = CivilDate(text) {
      self.init(date)
      return
    }
    let numbers: (month: Int, day: Int)? = DigitReader.read(text) { reader in
      guard let month = reader.number(digits: 2...2), reader.skip("-"),
        let day = reader.number(digits: 2...2), reader.isAtEnd
      else { return nil }
      return (month, day)
    }
    guard let numbers else { return nil }
    self.init(month: numbers.month, day: numbers.day)
  }
}
