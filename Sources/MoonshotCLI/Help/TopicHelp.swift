extension HelpTopic {
  /// What the topic is about, in a few words.
  var summary: String {
    switch self {
    case .formats: "Output formats: json, csv and the others"
    case .environment: "Environment variables"
    case .files: "Your own catalog"
    case .status: "Exit status"
    }
  }

  /// The page on the topic.
  func help(columns: Int) -> String {
    var layout = HelpLayout(columns: columns)
    layout.add(paragraph: summary)
    switch self {
    case .formats:
      layout.add(line: "")
      layout.add(examples: [
        .init("moonshot list --format csv", "a list for a spreadsheet"),
        .init("moonshot mission 11 --json", "a mission for another program"),
      ])
      layout.add(line: "")
      layout.add(entries: Reference.formats)
      layout.add(
        paragraph: "The help of a command says which of them it offers. --header and --no-header "
          + "add a header to lists and take it away.")
      layout.add(paragraph: Reference.timesNote)
    case .environment:
      layout.add(line: "")
      layout.add(entries: Reference.environment)
      layout.add(paragraph: "Options outrank the environment.")
    case .files:
      layout.add(line: "")
      layout.add(examples: [
        .init("moonshot list --data ~/apollo", "the missions of your own catalog"),
        .init("moonshot check ~/apollo", "every fault in it"),
      ])
      layout.add(line: "")
      layout.add(entries: Reference.files)
      layout.add(paragraph: Reference.filesNote)
    case .status:
      layout.add(line: "")
      layout.add(entries: Reference.statuses)
      layout.add(paragraph: Reference.statusNote)
    }
    return layout.text
  }
}
