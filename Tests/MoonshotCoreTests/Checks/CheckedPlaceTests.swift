import MoonshotCore
import Testing

@Suite("Where checking finds faults")
struct CheckedPlaceTests {
  @Test func `duplicates are found at every depth, in every file`() {
    let twice = #"{"id": 11, "description": "x"}"#
    #expect(
      findings(["missions.json": "[\(twice), \(twice)]", "astronauts.json": "[]"]).map(\.field) == [
        "id"
      ])
    #expect(
      findings([
        "missions.json": "[]",
        "astronauts.json": #"{"a": {"description": "x"}, "a": {"description": "x"}}"#,
      ])
      .map(\.problem) == [.duplicateID("a", first: 1)])
    let deep = SoundCatalog.findings(
      in: "events.json", replacing: "\"kind\": \"landing\"",
      with: "\"kind\": \"a\", \"kind\": \"b\"")
    #expect(deep.map(\.field) == ["[1].kind"])
    let root = SoundCatalog.findings(in: "sources.json", replacing: "{", with: "{\"A\": \"b\", ")
    #expect(root.map(\.problem) == [.duplicateKey("A")])
  }

  @Test func `a bad element does not shift the places of those behind it`() {
    let all = SoundCatalog.findings(
      in: "missions.json", replacing: #""crew": ["#, with: #""crew": [5, {"name": "nobody"}, "#)
    #expect(all.map(\.field) == ["crew[0]", "crew[1].name"])
    let walks = SoundCatalog.findings(
      in: "missions.json", replacing: #""evas": ["#, with: #""evas": [[], "#)
    #expect(walks.map(\.field) == ["landing.evas[0]"])
    let late = SoundCatalog.findings(
      in: "missions.json", replacing: #""evas": [{"start": "1969-07-21T02"#,
      with: #""evas": [[], {"start": "1969-07-20T02"#)
    #expect(late.first { $0.field?.hasSuffix("start") == true }?.field == "landing.evas[1].start")
  }
}
