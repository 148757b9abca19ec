import TextLayout

/// The line at which the header's picture and title block meet: the picture's middle.
private enum PictureTitle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  /// The middle of a picture, and the gap in the title block that stands at its height.
  fileprivate static let pictureTitle = VerticalAlignment(PictureTitle.self)
}

/// The head of a page: a picture and a title block, beside one another where there is room.
///
/// Headline and details are divided by a gap; the headline puts its own guide in the middle of that
/// gap, so the block hangs evenly around the picture's middle however many lines it has.
struct PictureHeader<Picture: View, Headline: View, Details: View>: View {
  private let beside: Int
  private let picture: (Int) -> Picture
  private let headline: Headline
  private let details: Details

  /// Makes the head of a page.
  ///
  /// - Parameters:
  ///   - beside: How many columns the picture fills beside the title block.
  ///   - picture: The picture for a number of columns.
  ///   - headline: What stands above the middle: title and summary.
  ///   - details: What stands below it.
  init(
    beside: Int, picture: @escaping (Int) -> Picture, @ViewBuilder headline: () -> Headline,
    @ViewBuilder details: () -> Details
  ) {
    self.beside = beside
    self.picture = picture
    self.headline = headline()
    self.details = details()
  }

  private let spacing = 1

  var body: some View {
    ContainerReader { container in
      if container.columns >= HeaderWidth.leastBeside {
        HStack(alignment: .pictureTitle, spacing: 4) {
          picture(beside)
          titleBlock
        }
      } else if container.columns >= HeaderWidth.leastAbove {
        VStack(alignment: .leading, spacing: 1) {
          picture(HeaderWidth.share(of: container.columns))
            .containerRelativeFrame(HeaderWidth.share)
            .frame(maxWidth: .max)
          titleBlock
        }
      } else {
        titleBlock
      }
    }
  }

  private var titleBlock: some View {
    VStack(alignment: .leading, spacing: spacing) {
      VStack(alignment: .leading) { headline }
        .alignmentGuide(.pictureTitle) { $0[VerticalAlignment.bottom] + spacing / 2 }
      VStack(alignment: .leading) { details }
    }
  }
}

/// Which widths decide how a header looks.
private enum HeaderWidth {
  /// The least columns of a page on which the picture stands beside the title block.
  static let leastBeside = 72

  /// The least columns of a page that has a picture at all.
  static let leastAbove = 40

  /// Three fifths of the page: what a picture above the title block fills.
  static func share(of columns: Int) -> Int { columns * 6 / 10 }
}
