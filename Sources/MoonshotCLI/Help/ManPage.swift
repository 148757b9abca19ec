/// The man page, `moonshot(1)`, in the macros of mdoc.
enum ManPage {
  /// The whole page as roff.
  static var text: String {
    var page = Roff()
    page.macro("Dd", releaseDate)
    page.macro("Dt", "MOONSHOT 1")
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm", "moonshot")
    page.macro("Nd", Roff.word(Reference.tagline))
    synopsis(&page)
    description(&page)
    commands(&page)
    page.section("ENVIRONMENT")
    page.tags(Reference.environment.map { (variables($0.term), [$0.text]) })
    page.section("FILES")
    page.prose(Reference.filesNote)
    page.tags(Reference.files.map { ("Pa " + Roff.word($0.term), [$0.text]) })
    page.section("EXIT STATUS")
    page.tags(Reference.statuses.map { ($0.term, [$0.text]) })
    page.macro("Pp")
    page.prose(Reference.statusNote)
    page.section("EXAMPLES")
    examples(&page)
    return page.text
  }

  private static func synopsis(_ page: inout Roff) {
    page.section("SYNOPSIS")
    page.macro("Nm")
    for command in Command.allCases {
      let declaration = command.declaration
      if command != .list { page.macro("Nm") }
      page.macro("Cm", Roff.word(declaration.name))
      if let operand = declaration.operand {
        page.macro(Roff.operand(operand))
      }
      page.macro("Op", "Ar options")
    }
  }

  private static func description(_ page: inout Roff) {
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.prose(
      "shows the missions of the Apollo program, the astronauts who flew them, and where each "
        + "flight was at any moment. Answers are laid out for people on a terminal and for "
        + "programs in a pipe.")
    page.macro("Pp")
    page.prose(Reference.timesNote)
    page.macro("Pp")
    page.prose(
      "Options may stand before or after the command and its operands; a double dash ends them. "
        + "Every command takes these:")
    page.tags(GlobalOption.all.map { (Roff.option($0), [$0.help]) })
    page.macro("Ss", "Formats")
    page.tags(Reference.formats.map { ("Cm " + Roff.word($0.term), [$0.text]) })
  }

  private static func commands(_ page: inout Roff) {
    page.section("COMMANDS")
    for group in CommandGroup.allCases {
      page.macro("Ss", Roff.word(group.rawValue))
      for command in group.commands {
        let declaration = command.declaration
        page.macro("Bl", "-tag -width Ds")
        page.macro(
          "It", "Cm", Roff.word(declaration.name),
          declaration.operand.map { Roff.operand($0) } ?? "")
        page.prose(declaration.summary)
        for paragraph in declaration.discussion {
          page.macro("Pp")
          page.prose(paragraph)
        }
        page.tags(
          (declaration.operand.map { [("Ar " + Roff.word($0.name), [$0.help])] } ?? [])
            + declaration.options.map { (Roff.option($0), [$0.help]) })
        page.macro("El")
      }
    }
  }

  private static func examples(_ page: inout Roff) {
    var isFirst = true
    for example in Command.allCases.flatMap(\.declaration.examples) {
      if !isFirst { page.macro("Pp") }
      isFirst = false
      page.prose(example.purpose.capitalized + ":")
      page.macro("Pp")
      page.macro("Dl", Roff.word(example.line))
    }
  }

  /// Several variables that share a line: `Ev MOONSHOT_PAGER , Ev PAGER`.
  private static func variables(_ term: String) -> String {
    var words = ""
    for name in term.split(separator: " ") {
      let isFollowed = name.last == ","
      words += "Ev " + (isFollowed ? name.dropLast() + " , " : name)
    }
    return words
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalized: String {
    (first?.uppercased() ?? "") + dropFirst()
  }
}
