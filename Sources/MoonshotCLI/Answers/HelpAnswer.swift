extension HelpCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    do throws(UsageError) {
      return Response(answer: HelpAnswer(page: try page(call.arguments)))
    } catch {
      throw .usage(error)
    }
  }
}

/// A page of help: text for people, the declarations behind it for programs.
struct HelpAnswer: Answer {
  let page: HelpPage

  var json: JSONValue { page.json }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.code(page.text, language: "")
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] { Array(self.page.text.utf8) }
}
