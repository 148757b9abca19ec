import Testing
import TextLayout

/// The third reference design: a title block tied to a picture by a guide that one child overrides.
@Suite("A detail view with a custom alignment guide")
struct MovieDetailTests {
  @Test
  func `the star stands half a header's spacing above the picture's bottom edge`() {
    #expect(
      MovieDetail(headerSpacing: 2).picture(40) == """
        ╭──────────────────────────╮
        │                          │
        │                          │
        │                          │
        │    Apollo 13             │
        │                          │
        │★                         │
        ╰────Rating: ★★★★☆─────────╯

          More about the movie here
        """)
  }
}

private enum PictureTitle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int {
    context[VerticalAlignment.bottom]
  }
}

extension VerticalAlignment {
  fileprivate static let pictureTitle = VerticalAlignment(PictureTitle.self)
}

extension Alignment {
  fileprivate static let movie = Alignment(horizontal: .leading, vertical: .pictureTitle)
}

private struct MovieDetail: View {
  let headerSpacing: Int

  var body: some View {
    VStack {
      ZStack(alignment: .movie) {
        Text("").frame(width: 26, height: 6).border()
        HStack(spacing: 3) {
          Text("★")
            .alignmentGuide(.pictureTitle) { $0[VerticalAlignment.bottom] + headerSpacing / 2 }
          VStack(alignment: .leading, spacing: headerSpacing) {
            Text("Apollo 13").style(.title)
            Text("Rating: ★★★★☆").style(.muted)
          }
        }
        .padding(.horizontal)
      }
      Text("More about the movie here")
        .padding(.top)
    }
  }
}
