/// `moonshot progress`: where a flight was at a moment.
package enum ProgressCommand {
  package static let at = OptionDeclaration(
    "at", "TIME", .text, help: "The moment, in UTC: '1969-07-20 20:17' or 1969-07-20T20:17:40Z")
  package static let get = OptionDeclaration(
    "get", "H:MM:SS", .text,
    help: "The moment, counted from liftoff (ground elapsed time); negative before it")
  package static let replay = OptionDeclaration(
    "replay", "SPEED", .text, isValueOptional: true,
    help:
      "Play the flight from liftoff to splashdown, SPEED times as fast as it was or in 25 seconds")

  package static let declaration = CommandDeclaration(
    name: "progress",
    summary: "Show where a flight was at any moment",
    operand: OperandDeclaration(
      "ID", .mission, minimum: 1, maximum: nil, synopsis: "ID…",
      help: "The mission, or several"),
    options: [at, get, replay],
    formats: OutputFormat.pictures,
    examples: [
      .init("moonshot progress 11 --get 102:45:40", "Apollo 11 at touchdown"),
      .init("moonshot progress 13 --at '1970-04-14 03:08'", "Apollo 13 as the oxygen tank burst"),
      .init("moonshot progress 11 --get -0:10:00", "ten minutes before launch"),
      .init("moonshot progress 17 --replay", "a whole flight, played"),
    ],
    discussion: [
      "Without --at or --get the moment is now.",
      "A replay needs a terminal that can move its cursor; q or Ctrl-C stops it, Ctrl-Z holds it. "
        + "Elsewhere --replay prints the events of the flight, one a line.",
    ])
}
