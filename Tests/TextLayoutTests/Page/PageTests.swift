import Foundation
import Testing
import TextLayout

/// Holds the page about the theory to what the code does.
@Suite("The page about layout")
struct PageTests {
  static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let page: String
  let examples: String

  init() throws {
    page = try String(
      contentsOf: Self.here.appending(
        path: "../../../Sources/TextLayout/TextLayout.docc/TextLayout.md"), encoding: .utf8)
    examples = try String(
      contentsOf: Self.here.appending(path: "PageExamples.swift"), encoding: .utf8)
  }

  /// The fenced blocks of a language.
  func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].trimmingCharacters(in: .newlines)
    }
  }

  /// A text without indentation.
  func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test
  func `its code is the code that is compiled here`() {
    #expect(blocks("swift").count == 5)
    for block in blocks("swift") { #expect(flat(examples).contains(flat(block))) }
  }

  @Test
  func `its pictures are what that code draws`() {
    let pictures = blocks("text")
    let drawn = VStack(alignment: .leading, spacing: 1) { pageExamples() }.picture(32)
    #expect(pictures.count == 4)
    #expect(drawn == pictures.joined(separator: "\n\n"))
  }
}
