/// The pages that are about all of moonshot.
enum OverviewHelp {
  /// What `moonshot` alone answers.
  static func usage(columns: Int) -> String {
    var layout = HelpLayout(columns: columns)
    layout.add(paragraph: "moonshot: \(Reference.tagline)")
    layout.add(line: "")
    layout.add(examples: firstSteps)
    layout.add(paragraph: "All commands: moonshot help")
    return layout.text
  }

  /// What `moonshot help` answers.
  static func overview(columns: Int) -> String {
    var layout = HelpLayout(columns: columns)
    layout.add(paragraph: "moonshot: \(Reference.tagline)")
    layout.add(heading: "Examples")
    layout.add(examples: examples)
    layout.add(heading: "Usage")
    layout.add(command: "moonshot COMMAND [operands] [options]")
    for group in CommandGroup.allCases {
      layout.add(heading: group.rawValue)
      layout.add(
        entries: group.commands.map(\.declaration).map { .init(padded($0.name), $0.summary) })
    }
    layout.add(heading: "Options of every command")
    layout.add(entries: GlobalOption.all.map(\.helpEntry))
    layout.add(heading: "More help")
    layout.add(entries: topics)
    return layout.text
  }

  /// The first two things a newcomer needs.
  static let firstSteps: [CommandDeclaration.Example] = [
    .init("moonshot list", "the crewed missions"),
    .init("moonshot mission 11", "the first landing on the Moon"),
  ]

  static let examples =
    firstSteps + [
      .init("moonshot astronaut aldrin", "one of the people who flew it"),
      .init("moonshot list --landed --json", "data for other programs"),
    ]

  private static let topics: [HelpLayout.Entry] =
    [.init("moonshot help COMMAND", "One command, with examples")]
    + HelpTopic.allCases.map { .init("moonshot help \($0.rawValue)", $0.summary) }
    + [.init("moonshot help --man", "All of it as a man page")]

  /// Command names at one width, so that the groups align with each other.
  private static func padded(_ name: String) -> String {
    let longest = Command.allCases.map(\.rawValue.count).max() ?? 0
    return name + String(repeating: " ", count: max(0, longest - name.count))
  }
}
