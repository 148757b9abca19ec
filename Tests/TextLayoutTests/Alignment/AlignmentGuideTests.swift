import Testing
import TextLayout

@Suite("Alignment guides")
struct AlignmentGuideTests {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int {
      context[HorizontalAlignment.trailing]
    }
  }

  private static let colon = HorizontalAlignment(Colon.self)

  @Test
  func `a guide lies where its identifier puts it`() {
    let column = VStack(alignment: Self.colon) {
      Text("role:"); Text("a:")
    }
    #expect(column.lines(20) == ["role:", "   a:"])
  }

  @Test
  func `one child overrides it`() {
    let column = VStack(alignment: Self.colon) {
      Text("role: commander").alignmentGuide(Self.colon) { _ in 5 }
      Text("a:")
    }
    #expect(column.lines(20) == ["role: commander", "   a:"])
  }

  @Test
  func `guides pass through stacks, padding and frames, as the mean of several`() {
    let inner = HStack(spacing: 0) {
      Text("abc").alignmentGuide(Self.colon) { _ in 1 }
      Text("def").alignmentGuide(Self.colon) { _ in 2 }
    }
    func seen(_ view: some View) -> [String] {
      VStack(alignment: Self.colon) {
        view; Text("|").alignmentGuide(Self.colon) { _ in 0 }
      }
      .lines(20)
    }
    #expect(seen(inner) == ["abcdef", "   |"])
    #expect(seen(inner.padding(.leading, 2)) == ["  abcdef", "     |"])
    #expect(seen(inner.frame(width: 8, alignment: .trailing)) == ["  abcdef", "     |"])
  }

  @Test
  func `dimensions tell size, guides, and which of them were set`() {
    var told: [Int?] = []
    let view = Text("ab\nc").alignmentGuide(Self.colon) { _ in 7 }
      .alignmentGuide(HorizontalAlignment.leading) { dimension in
        told = [
          dimension.width, dimension.height, dimension[HorizontalAlignment.center],
          dimension[VerticalAlignment.bottom], dimension[explicit: Self.colon],
          dimension[explicit: VerticalAlignment.top],
        ]
        return 0
      }
    _ = VStack(alignment: .leading) { view }.lines(9)
    #expect(told == [2, 2, 1, 2, 7, nil])
  }
}
