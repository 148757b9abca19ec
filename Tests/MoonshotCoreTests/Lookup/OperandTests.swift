import MoonshotCore
import Testing

@Suite("Names of several words")
struct OperandTests {
  private let catalog = bundledCatalog

  @Test(arguments: [
    ([], []),
    (["11"], ["11=11"]),
    (["11", "12"], ["11=11", "12=12"]),
    (["11", "11"], ["11=11", "11=11"]),
    (["1", "1"], ["1=1", "1=1"]),
    (["apollo", "11"], ["apollo 11=11"]),
    (["apollo", "11", "12"], ["apollo 11=11", "12=12"]),
    (["apollo", "11", "apollo", "12"], ["apollo 11=11", "apollo 12=12"]),
    (["11", "12", "eagle"], ["11=11", "12=12", "eagle=11"]),
    (["eagle", "columbia"], ["eagle=11", "columbia=11"]),
    (["yankee", "clipper"], ["yankee clipper=12"]),
    (["Yankee Clipper", "11"], ["Yankee Clipper=12", "11=11"]),
    (["11", "kitty", "hawk", "13"], ["11=11", "kitty hawk=14", "13=13"]),
    (["apollo", "XI"], ["apollo XI=11"]),
    (["as", "506"], ["as 506=11"]),
    (["as", "204"], ["as 204=1|5"]),
    (["apollo"], ["apollo=1|4|5|6|7|8|9|10|11|12|13|14|15|16|17"]),
    (["apollo", "99"], ["apollo 99?"]),
    (["apollo", "2"], ["apollo 2?"]),
    (["apollo", "99", "11"], ["apollo 99?", "11=11"]),
    (["11", "banana"], ["11=11", "banana?"]),
    (["banana", "11"], ["banana?", "11=11"]),
    (["yanke", "cliper"], ["yanke cliper?Yankee Clipper"]),
    (["apolo", "11"], ["apolo 11?Apollo 11"]),
    (["eagel", "11"], ["eagel?Eagle", "11=11"]),
    (["", "11"], ["?", "11=11"]),
    (["csm", "107"], ["csm 107=11"]),
    (["sa", "507", "charlie", "brown"], ["sa 507=12", "charlie brown=10"]),
    (["banana", "apollo", "11"], ["banana?", "apollo 11=11"]),
  ])
  func `joins the words of a mission's name`(_ words: [String], _ expected: [String]) {
    #expect(catalog.resolveMissions(words).map { inShort($0) { String($0.id) } } == expected)
  }

  @Test(arguments: [
    (["aldrin"], ["aldrin=aldrin"]),
    (["buzz", "aldrin"], ["buzz aldrin=aldrin"]),
    (["neil", "armstrong", "buzz", "aldrin"], ["neil armstrong=armstrong", "buzz aldrin=aldrin"]),
    (["aldrin", "collins"], ["aldrin=aldrin", "collins=collins"]),
    (["buzz", "collins", "neil"], ["buzz=aldrin", "collins=collins", "neil=armstrong"]),
    (["jack", "schmitt"], ["jack schmitt=schmitt"]),
    (["jack"], ["jack=swigert|schmitt"]),
    (["young", "john"], ["young john=young"]),
    (["edwin", "eugene", "aldrin", "jr."], ["edwin eugene aldrin jr.=aldrin"]),
    (["aldrin", "bogus"], ["aldrin=aldrin", "bogus?"]),
    (["neil", "armstrng"], ["neil armstrng?Neil Armstrong"]),
    (["aldrin", "colins"], ["aldrin=aldrin", "colins?collins"]),
  ])
  func `joins the words of a person's name`(_ words: [String], _ expected: [String]) {
    #expect(catalog.resolveAstronauts(words).map { inShort($0, \.id) } == expected)
  }

  @Test func `takes an exact word by itself when each word is exact`() {
    let catalog = Catalog(
      missions: #"""
        [{"id": 1, "name": "Eagle"}, {"id": 11, "name": "Lunar"}, {"id": 12, "name": "Eagle 11"}]
        """#)
    let resolved = catalog.resolveMissions(["eagle", "11", "eagle 11"])
    #expect(resolved.map { inShort($0) { String($0.id) } } == ["eagle=1", "11=11", "eagle 11=12"])
  }

  @Test func `keeps every word, in order`() {
    let words = [
      "apollo", "11", "x", "yankee", "", "clipper", "buzz", "apollo", "apollo", "v", " ",
    ]
    let queries = catalog.resolveMissions(words).map(\.query)
    #expect(queries.joined(separator: " ") == words.joined(separator: " "))
  }
}

/// `query=11` for what was found, `query=1|5` for what is ambiguous, `query?near` for the rest.
private func inShort<Record>(
  _ resolved: (query: String, result: Lookup<Record>), _ id: (Record) -> String
) -> String {
  switch resolved.result {
  case .found(let record): "\(resolved.query)=\(id(record))"
  case .ambiguous(let records): "\(resolved.query)=\(records.map(id).joined(separator: "|"))"
  case .unknown(let near): "\(resolved.query)?\(near.joined(separator: "|"))"
  }
}
