extension View {
  /// Sets where `guide` lies in this view, instead of where its identifier puts it.
  ///
  /// Stacks around the view see the guide too, as the mean of what their children set.
  /// `computeValue` gives the place in rows, from the view's size and other guides.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { GuidedNode($0, guide: guide.key, computeValue: computeValue) }
    }
  }

  /// Sets where `guide` lies in this view, instead of where its identifier puts it.
  ///
  /// Stacks around the view see the guide too, as the mean of what their children set.
  /// `computeValue` gives the place in columns, from the view's size and other guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Int
  ) -> ModifiedView {
    ModifiedView { tree in
      tree.append(self) { GuidedNode($0, guide: guide.key, computeValue: computeValue) }
    }
  }
}

private final class GuidedNode: WrapperNode {
  private let guide: AlignmentKey
  private let computeValue: (ViewDimensions) -> Int

  init(
    _ child: LayoutNode, guide: AlignmentKey, computeValue: @escaping (ViewDimensions) -> Int
  ) {
    self.guide = guide
    self.computeValue = computeValue
    super.init(child)
  }

  override func explicitGuide(_ guide: AlignmentKey, proposal: Proposal) -> Int? {
    if guide == self.guide { return computeValue(child.dimensions(proposal)) }
    return super.explicitGuide(guide, proposal: proposal)
  }
}
