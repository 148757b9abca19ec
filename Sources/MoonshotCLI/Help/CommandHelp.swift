extension CommandDeclaration {
  /// How the command is called: `moonshot progress ID [options]`.
  var synopsis: String {
    "moonshot \(name)" + (operand.map { " \($0.synopsis)" } ?? "") + " [options]"
  }

  /// The help of the command: what it does, examples, usage, options.
  func help(columns: Int) -> String {
    var layout = HelpLayout(columns: columns)
    layout.add(paragraph: "moonshot \(name): \(summary)")
    layout.add(heading: "Examples")
    layout.add(examples: examples)
    layout.add(heading: "Usage")
    layout.add(command: synopsis)
    if let operand {
      layout.add(line: "")
      layout.add(entries: [.init(operand.name, operand.help)])
    }
    if !options.isEmpty {
      layout.add(heading: "Options")
      layout.add(entries: options.map(\.helpEntry))
    }
    for paragraph in discussion {
      layout.add(paragraph: paragraph)
    }
    if formats.count > 1 {
      layout.add(paragraph: "Formats: \(formats.map(\.rawValue).joined(separator: ", ")).")
    }
    layout.add(paragraph: "Options that every command takes: moonshot help")
    return layout.text
  }
}

extension OptionDeclaration {
  /// The option as lists of options show it, long names aligned: `-n, --limit N`.
  var helpEntry: HelpLayout.Entry {
    .init((short.map { "-\($0), " } ?? "    ") + synopsis, help)
  }
}
