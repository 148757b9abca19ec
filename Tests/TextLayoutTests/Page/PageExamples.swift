import TextLayout

/// The examples of the page `TextLayout.md`, in its order.
@ViewBuilder
func pageExamples() -> ViewGroup {
  Text("First people on the Moon")
    .frame(width: 14, alignment: .leading)
    .border(title: "Apollo 11")

  HStack {
    Text("Eagle")
    Spacer()
    Text("102:45:40").style(.muted)
  }

  VStack(alignment: .colon) {
    Text("Commander: Armstrong").alignmentGuide(.colon) { _ in 10 }
    Text("Pilot: Collins").alignmentGuide(.colon) { _ in 6 }
  }

  Text("tab\there, 月面 — \u{202E}")
}

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int {
    context[HorizontalAlignment.trailing]
  }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}
