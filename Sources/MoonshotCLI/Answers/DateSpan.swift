import MoonshotCore

/// A day, a month or a year, as `--from` and `--to` take them.
struct DateSpan: Hashable, Sendable {
  let first: CivilDate
  let last: CivilDate

  /// Reads `1969-07-16`, `1969-07` or `1969`.
  init?(_ text: String) {
    if let day = CivilDate(text) {
      (first, last) = (day, day)
      return
    }
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard numbers.count <= 2, let first = numbers.first, let year = first else { return nil }
    let months: (Int, Int)? =
      if numbers.count == 1 { (1, 12) } else { numbers[1].map { ($0, $0) } }
    guard let months, let start = CivilDate(year: year, month: months.0, day: 1),
      let end = CivilDate(
        year: year, month: months.1, day: CivilDate.days(inMonth: months.1, ofYear: year))
    else { return nil }
    (self.first, last) = (start, end)
  }

  /// The value of `option`, or `nil` when it was not given.
  init?(_ arguments: ParsedArguments, _ option: OptionDeclaration) throws(CommandError) {
    guard let value = arguments.value(of: option) else { return nil }
    guard let span = DateSpan(value) else {
      throw .usage(
        .invalidValue(
          "--\(option.name)", value: value, expected: "a date like 1969-07-16, 1969-07 or 1969",
          command: arguments.command))
    }
    self = span
  }
}
