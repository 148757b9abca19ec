/// `moonshot today`: what happened on this day of the year.
package enum TodayCommand {
  package static let date = OptionDeclaration(
    "date", "MM-DD", .text, help: "The day to ask about instead of today, such as 07-20")
  package static let ics = OptionDeclaration(
    flag: "ics", help: "Print all anniversaries as an iCalendar file")

  package static let declaration = CommandDeclaration(
    name: "today",
    summary: "Show what happened on this day",
    options: [date, ics],
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot today", "launches, events and births on this day of the year"),
      .init("moonshot today --date 07-20", "what happened on July 20"),
      .init("moonshot today --ics > apollo.ics", "all anniversaries, for a calendar"),
    ])
}
