import MoonshotCLI
import Testing

@Suite("Paging")
struct PagingTests {
  @Test(arguments: [
    (["mission", "11"], true), (["list", "--format", "table"], true),
    (["mission", "11", "--no-pager"], false), (["--no-pager", "list"], false),
    (["mission", "11", "--json"], false), (["today", "--ics"], false),
    (["help"], true), (["list", "--help"], true), (["help", "--man"], false),
    (["help", "--json"], false), (["help", "--no-pager"], false),
    (["--no-pager", "list", "-h"], false), (["list", "--no-pager", "--bogus", "--help"], false),
  ])
  func `is for text that people read, unless they don't want it`(
    _ words: [String], _ isPageable: Bool
  ) {
    #expect(run(words, in: .testing).isPageable == isPageable)
  }
}
