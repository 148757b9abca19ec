import TextLayout

/// What a command shows, within the margins that all pages share.
struct Page<Content: View>: View {
  private let edges: Edges
  private let content: (Int) -> Content

  /// A page of what `content` makes for its columns, those between the margins.
  ///
  /// Tables have a margin before them only: they are cut anyway, and the room is theirs.
  init(_ edges: Edges = .horizontal, @ViewBuilder content: @escaping (Int) -> Content) {
    self.edges = edges
    self.content = content
  }

  var body: some View {
    ContainerReader { container in
      let margin = PageSetup.margin(within: container.columns)
      content(container.columns - (edges == .horizontal ? 2 * margin : margin))
        .padding(edges, margin)
    }
  }
}

extension View {
  /// The lines of the view on a page of its own, as UTF-8.
  func rendered(on page: PageSetup) -> [UInt8] {
    rendered(columns: page.columns, appearance: page.appearance)
  }
}
