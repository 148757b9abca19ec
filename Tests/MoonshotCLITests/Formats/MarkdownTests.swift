import Foundation
import MoonshotCLI
import Testing
import TextLayout

@Suite("Markdown in a renderer")
struct MarkdownTests {
  /// Texts that are Markdown, or nearly.
  private static let texts =
    WildCatalog.summaries + [
      "1. May", "12) noon", "- dash", "---", "- - -", "+ plus", "===", "# hash", "***", "a_b_c",
      "<b>bold</b>", "&amp; &#65;", "[x](y)", "`code`", "~~gone~~", "a\\|b", "*\u{301}x*", "> said",
      "![x](y)", "ends in \\", "http://example.org/_a_", "2021. A year", "$x$", ":",
    ]

  /// What a reader sees of `text`: one line, controls visible, no blanks around.
  private static func seen(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).sanitized.trimmingCharacters(in: .whitespaces)
  }

  /// Prints what each block of the given kind says, if nothing in it is marked up.
  private static let script = """
    import json, sys
    from markdown_it import MarkdownIt
    tokens = MarkdownIt('commonmark').enable(['table', 'strikethrough']).parse(
      open(sys.argv[1], encoding='utf-8', newline='').read())
    def words(token):
      kinds = {'text', 'text_special', 'em_open', 'em_close'}
      bad = [c.type for c in token.children if c.type not in kinds]
      return 'MARKED UP: %s' % bad if bad else ''.join(c.content for c in token.children)
    print(json.dumps([[tokens[i - 1].type, words(t)] for i, t in enumerate(tokens) if t.type == 'inline']))
    """

  private func blocks(_ outcome: Outcome) throws -> [(kind: String, text: String)] {
    let program = try #require(Reader.markdown)
    let pairs: [[String]] = try #require(
      try Reader.value(of: outcome.standardOutput, read: program, ["-c", Self.script]))
    return pairs.map { ($0[0], $0[1].trimmingCharacters(in: .whitespaces)) }
  }

  @Test(.enabled(if: Reader.markdown != nil, "markdown-it-py is not installed"))
  func `a table's cells say what the values say`() throws {
    let outcome = asking(
      ["list", "--all", "--format", "markdown", "--columns", "id,summary"],
      of: try WildCatalog.bundle(Self.texts))
    let cells = try blocks(outcome).filter { $0.kind == "td_open" }.map(\.text)
    let summaries = cells.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(summaries == Self.texts.map(Self.seen))
  }

  @Test(.enabled(if: Reader.markdown != nil, "markdown-it-py is not installed"))
  func `paragraphs say what descriptions say`() throws {
    let texts = Self.texts.filter { !$0.contains(where: \.isNewline) }
    let ids = texts.indices.map { String($0 + 1) }
    let outcome = asking(
      ["mission", "--format", "markdown"] + ids, of: try WildCatalog.bundle(texts))
    let paragraphs = try blocks(outcome).filter { $0.kind == "paragraph_open" }.map(\.text)
    #expect(paragraphs == texts.flatMap { [Self.seen($0), Self.seen($0)] })
  }

  @Test(arguments: [
    ["list"], ["astronauts"], ["mission", "11", "--sources"], ["astronaut", "aldrin"],
    ["search", "rover"], ["compare", "11", "12", "13"], ["stats"], ["check"],
  ])
  func `is what every such answer can be`(_ words: [String]) {
    let outcome = run(words + ["--format", "markdown"], in: .testing)
    #expect(outcome.status == .success)
    #expect(outcome.standardOutput.last == UInt8(ascii: "\n"))
  }
}
