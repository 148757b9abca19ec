import MoonshotCore
import TextLayout

extension SearchCommand {
  static func answer(_ call: Call) throws(CommandError) -> Response {
    let catalog = Catalog(call.bundle)
    let text = call.operands.joined(separator: " ")
    let hits = catalog.search(text)
    let limit = call.arguments.number(of: ListOption.limit) ?? hits.count
    let found = SearchResults(
      finds: hits.prefix(limit).map { Find($0, in: catalog) }, total: hits.count)
    guard hits.isEmpty else { return Response(answer: found, faults: catalog.faults) }
    return Response(
      answer: found, notes: [catalog.nothingSentence(text)], faults: catalog.faults,
      status: .notFound)
  }
}

extension Catalog {
  /// That nothing mentions `text`, and which names it may have meant.
  fileprivate func nothingSentence(_ text: String) -> String {
    var near: [String] = []
    if case .unknown(let names) = findMission(text) { near += names }
    if case .unknown(let names) = findAstronaut(text) {
      near += names.filter { !near.contains($0) }
    }
    return "nothing mentions \(quoted(text))\(Words.didYouMean(Array(near.prefix(3))))"
  }
}

/// What a search found, best first.
struct SearchResults: Answer {
  let finds: [Find]

  /// How many hits there are without a limit.
  let total: Int

  var isList: Bool { true }

  var json: JSONValue { .array(finds.map(\.json)) }

  /// One line a hit; nothing at all, not even a header, without one.
  var records: RecordTable? {
    guard !finds.isEmpty else { return nil }
    return RecordTable(
      keys: ["kind", "id", "name", "field", "text"],
      rows: finds.map { find in
        [
          .string(find.hit.kind.rawValue), .string(find.hit.id), .string(find.hit.title),
          .string(find.hit.field), .string(find.hit.sentence),
        ]
      })
  }

  var markdown: Markdown {
    var markdown = Markdown()
    markdown.list(
      finds.map { find in
        [("\(find.hit.title): ", false)] + find.pieces.map { ($0.text, $0.isMatch) }
      })
    return markdown
  }

  func text(_ page: PageSetup, header: Bool) -> [UInt8] {
    guard !finds.isEmpty else { return [] }
    return SearchView(
      results: self, header: header, marksMatches: page.appearance.theme == nil
    ).rendered(columns: page.tableColumns, appearance: page.appearance)
  }

  /// How many there are, and where to go from here.
  var footer: String {
    let count =
      finds.count < total ? "\(finds.count) of \(total) hits" : Words.count(total, "hit")
    guard let best = finds.first?.hit else { return count }
    return "\(count). Read one: moonshot \(best.kind.rawValue) \(best.id)"
  }
}
