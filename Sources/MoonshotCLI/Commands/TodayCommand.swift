/// `moonshot today`: what happened on this day of the year.
package enum TodayCommand {
  package static let date = OptionDeclaration(
    "date", "MM-DD", .text, help: "The day to ask about instead of today, such as 07-20")
  package static let ics = OptionDeclaration(
    flag: "ics", help: "Write all anniversaries as an iCalendar file")

  package static let declaration = CommandDeclaration(
    name: "today",
    summary: "Show what happened on this day",
    options: [date, ics],
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot today", "the launches, events and births of today's date"),
      .init("moonshot today --date 07-20", "those of July 20"),
      .init("moonshot today --ics > apollo.ics", "all anniversaries, for a calendar"),
    ])
}
