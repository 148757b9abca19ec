import TextLayout

/// The page of a mission or an astronaut: a header, then sections under rules.
struct DetailPage<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    Page { _ in content.frame(maxWidth: PageSetup.readable, alignment: .leading) }
  }
}

/// A section of a page: a rule, a heading, and what it is about.
struct PageSection<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading) {
        Rule().style(.muted)
        Text(title).style(.heading)
      }
      content
    }
  }
}

/// Running text, its paragraphs divided by an empty line.
struct Prose: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(text.paragraphs) { paragraph in
        Text(paragraph)
      }
    }
  }
}
