import TestSupport
import TextLayout

/// A tree of views made at random, nonsense lengths and hostile text included.
struct GeneratedTree: View {
  let root: ViewGroup

  init(seed: UInt64, depth: Int = 4) {
    var generator = SeededGenerator(seed: seed)
    root = ViewGroup { Self.view(depth: depth, using: &generator) }
  }

  var body: some View { root }

  private static let texts = [
    "", "Moon", "First people on the Moon", "Überlänge", "月面着陸", "👩‍🚀 flies", "e\u{301}a\u{308}",
    "Donaudampfschifffahrtsgesellschaft", "two\nlines", "\n\n", "  indented", "tab\there",
    "\u{1B}[31mred\u{202E}", "8\u{A0}d 3\u{A0}h", "a — b", "\r\n", "🇺🇸🇺🇸", "\u{301}", "\u{200B}",
  ]
  private static let lengths = [
    -5, 0, 1, 2, 3, 7, 20, 41, 300,
  ]

  private static func view(depth: Int, using generator: inout SeededGenerator) -> ViewGroup {
    let leaf = depth <= 0 || Int.random(in: 0..<6, using: &generator) == 0
    return leaf ? self.leaf(using: &generator) : branch(depth: depth - 1, using: &generator)
  }

  private static func leaf(using generator: inout SeededGenerator) -> ViewGroup {
    let text = pick(texts, &generator)
    let length = pick(lengths, &generator)
    let style = pick(Style.allCases, &generator)
    return ViewGroup {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: Spacer(minLength: length)
      case 1: Rule()
      case 2: EmptyView()
      case 3:
        DotCanvas(columns: length, rows: 3) { plane in
          plane.circle(center: plane.center, radius: Double(length))
          plane.label(Text(text), column: length - 3, row: 1)
        }
      case 4:
        Table(
          columns: [TableColumn(text), TableColumn("N", width: .flexible(max: length))],
          rows: [[text, "1"], ["x", text]])
      case 5: Text(text).lineLimit(length)
      case 6: Text("\(text) and ") + Text(text, style: style)
      default: Text(text, style: style)
      }
    }
  }

  private static func branch(depth: Int, using generator: inout SeededGenerator) -> ViewGroup {
    let kind = Int.random(in: 0..<11, using: &generator)
    let count = kind < 4 ? Int.random(in: 0..<4, using: &generator) : 1
    var children: [ViewGroup] = []
    for _ in 0..<count { children.append(view(depth: depth, using: &generator)) }
    let length = pick(lengths, &generator)
    let other = pick(lengths, &generator)
    let spacing = pick([0, 1, 1, 2, -1], &generator)
    let content = ViewGroup { ForEach(children) { $0 } }
    return ViewGroup {
      switch kind {
      case 0:
        HStack(alignment: pick([.top, .center, .bottom], &generator), spacing: spacing) { content }
      case 1:
        VStack(alignment: pick([.leading, .center, .trailing], &generator), spacing: spacing) {
          content
        }
      case 2: ZStack(alignment: pick([.center, .bottomTrailing], &generator)) { content }
      case 3: WrappingHStack(spacing: spacing, lineSpacing: spacing) { content }
      case 4: content.padding([.leading, .top], length)
      case 5: content.frame(width: length, height: other)
      case 6: content.frame(minWidth: length, maxWidth: other, minHeight: 1, alignment: .trailing)
      case 7: content.border(title: Text(pick(texts, &generator)), trailingTitle: "end")
      case 8: content.alignmentGuide(VerticalAlignment.center) { $0.height - length }
      case 9: content.containerRelativeFrame { $0 * 6 / 10 }
      default: content.layoutPriority(length).style(.muted)
      }
    }
  }

  private static func pick<Element>(
    _ choices: [Element], _ generator: inout SeededGenerator
  ) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}
