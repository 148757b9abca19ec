/// What help topics and the man page both say: facts that belong to no single command.
enum Reference {
  typealias Entry = HelpLayout.Entry

  static let tagline = "the Apollo missions and the people who flew them, in your terminal"

  /// What each output format is.
  static let formats = OutputFormat.allCases.map { Entry($0.rawValue, $0.explanation) }

  static let environment = [
    Entry("MOONSHOT_DATA", "The folder to read the catalog from, as --data names it"),
    Entry(
      "MOONSHOT_PAGER, PAGER",
      "The pager for output longer than the screen; the first one set counts, and less -FRX is "
        + "used when neither is. The word cat, or nothing, turns paging off"),
    Entry("NO_COLOR", "Any value turns color off, unless --color says otherwise"),
    Entry(
      "CLICOLOR_FORCE, FORCE_COLOR",
      "Any value but 0 and false turns color on, in a pipe too, unless NO_COLOR is set"),
    Entry("COLUMNS", "The columns to lay text out for, in place of the terminal's"),
    Entry("TERM", "When it is dumb: no color, no browse and no replay"),
    Entry(
      "LC_ALL, LC_CTYPE, LANG",
      "The first one set counts: when it doesn't name UTF-8, drawings are made of ASCII "
        + "characters. Nothing else depends on the locale"),
  ]

  static let files = [
    Entry(
      "missions.json",
      "An array of missions, each with id, launchDate, crew (name, the id of an astronaut, and "
        + "role) and description; everything but id may be missing"),
    Entry(
      "astronauts.json",
      "A dictionary of astronauts by id, or an array of them, each with id, name and description"),
    Entry(
      "events.json",
      "A dictionary of mission ids, each with an array of events: title, and get or utc. Without "
        + "it a flight has the events that its mission tells, such as liftoff and splashdown"),
    Entry("sources.json", "A dictionary of source ids and what they stand for; may be missing"),
  ]

  static let filesNote =
    "moonshot carries its catalog inside and needs no files. With --data DIR or MOONSHOT_DATA it "
    + "reads these from a folder of yours; the map of the Moon stays the built-in one. Keys it "
    + "doesn't know are ignored, and a record it can't read is left out and reported: 'moonshot "
    + "check DIR' lists every fault."

  static let statuses = [
    Entry("0", "All is well; a filter that matched nothing is no failure"),
    Entry("1", "Nothing was found, or a name fits more than one"),
    Entry("2", "The command line could not be understood"),
    Entry("3", "The catalog has faults or can't be read"),
    Entry("4", "The output could not be written"),
  ]

  static let statusNote =
    "Answers go to standard output, everything else to standard error. A catalog with faults "
    + "still answers all it can before it ends with 3."

  static let timesNote =
    "All dates and times are UTC, whatever the time zone of the computer. Times of a flight are "
    + "also given as ground elapsed time (GET), counted from liftoff in hours, minutes and seconds."
}

extension OutputFormat {
  /// What the format is, in two or three words.
  var summary: String {
    switch self {
    case .text: "for people"
    case .table: "aligned columns"
    case .tsv: "values between tabs"
    case .csv: "values between commas"
    case .json: "one JSON value"
    case .ndjson: "a JSON object a line"
    case .markdown: "for documents"
    }
  }

  /// What the format is, and for whom.
  fileprivate var explanation: String {
    switch self {
    case .text:
      "For people, the default. A list is a table on a terminal; in a pipe it is tsv without a "
        + "header"
    case .table: "A list as an aligned table, in a pipe too"
    case .tsv:
      "One line a record, columns separated by tabs, no header; tabs and newlines inside a value "
        + "are written \\t and \\n"
    case .csv: "RFC 4180, with a header; values are never altered for spreadsheets"
    case .json: "One JSON value, keys sorted, null for what is unknown"
    case .ndjson: "One JSON object a line"
    case .markdown: "For documents and issues"
    }
  }
}
