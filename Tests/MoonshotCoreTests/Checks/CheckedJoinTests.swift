import MoonshotCore
import Testing

@Suite("What checking finds by comparing records")
struct CheckedJoinTests {
  @Test(arguments: [
    ("1969-07-24T16:50:35Z", "1969-07-15T16:50:35Z", "splashdown"),
    ("1969-07-20T20:17:40Z", "1969-07-16T13:31:00Z", "landing.landed"),
    ("1969-07-21T17:54:01Z", "1969-07-25T17:54:01Z", "landing.liftoff"),
    ("1969-07-21T17:54:01Z", "1969-07-19T17:54:01Z", "landing.liftoff"),
  ])
  func `a time on the wrong side of another is an error`(
    _ old: String, _ new: String, _ field: String
  ) {
    let all = SoundCatalog.findings(in: "missions.json", replacing: old, with: new)
    #expect(all.contains { $0.field == field && $0.severity == .error })
  }

  @Test func `astronauts without a mission, and flights of no mission, are found`() {
    let lonely = SoundCatalog.findings(
      in: "missions.json", replacing: #"{"name": "lovell", "role": "Commander"}, "#, with: "")
    #expect(lonely.map(\.record?.id) == ["lovell"])
    #expect(lonely.map(\.severity) == [.warning])
    let unknown = SoundCatalog.findings(
      in: "astronauts.json", replacing: "\"mission\": 11", with: "\"mission\": 12")
    #expect(unknown.map(\.field) == ["flights[1].mission", "flights"])
    let other = SoundCatalog.findings(
      in: "astronauts.json", replacing: "\"Buzz Aldrin\",",
      with: "\"Buzz Aldrin\", \"flights\": [{\"name\": \"Gemini 12\"}],")
    #expect(other.map(\.field) == ["flights"])
  }
}
