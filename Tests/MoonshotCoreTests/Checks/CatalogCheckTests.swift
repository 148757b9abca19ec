import MoonshotCore
import Testing

@Suite("Checking a catalog")
struct CatalogCheckTests {
  @Test func `the embedded catalog is clean, warnings included`() {
    let check = CatalogCheck(.embedded)
    #expect(check.findings.map(\.description) == [])
    #expect(check.isClean(strict: true))
  }

  @Test func `a sound catalog is clean, with and without the files it may lack`() {
    #expect(findings(SoundCatalog.files) == [])
    let two = SoundCatalog.files.filter { ["missions.json", "astronauts.json"].contains($0.key) }
    #expect(findings(two) == [])
  }

  @Test func `findings come by file, then by record, errors first`() {
    let all = findings([
      "missions.json":
        #"[{"id": 1, "description": ""}, {"id": 7.5}, {"id": 2, "crew": [{"name": "x"}]}]"#,
      "astronauts.json": #"[{"id": "a"}, 5]"#, "events.json": "{\"9\": 5}", "sources.json": "[]",
    ])
    #expect(
      all.map { "\($0.file) \($0.record?.position ?? 0) \($0.severity.rawValue)" } == [
        "missions.json 1 warning", "missions.json 2 error", "missions.json 3 error",
        "missions.json 3 warning",
        "astronauts.json 1 warning", "astronauts.json 1 warning", "astronauts.json 2 error",
        "events.json 1 error", "events.json 1 error", "sources.json 0 error",
      ])
    #expect(!CatalogCheck(ResourceBundle(missions: "[{}]")).isClean())
  }

  @Test(arguments: ["missions.json", "astronauts.json", "events.json", "moon.json", "sources.json"])
  func `wrecks of every file are reported`(_ file: String) {
    for wreck in ["", "<html>", "5", "\"x\"", "[{", "{\"a\": [1,", "null"] {
      var files = SoundCatalog.files
      files[file] = wreck
      let all = findings(files)
      #expect(all.contains { $0.file == file && $0.severity == .error }, "\(wreck)")
    }
  }

  @Test func `warnings alone leave a catalog clean unless strict`() {
    let check = CatalogCheck(ResourceBundle(missions: #"[{"id": 1}]"#, astronauts: "[]"))
    #expect(check.findings.map(\.severity) == [.warning])
    #expect(check.isClean())
    #expect(!check.isClean(strict: true))
  }

  @Test func `ten times the records take no more than ten times the findings`() {
    func count(_ records: Int) -> Int {
      let missions = (0..<records).map {
        "{\"id\": \($0), \"crew\": [{\"name\": \"x\($0)\"}], \"launchdate\": 1}"
      }
      return findings([
        "missions.json": "[\(missions.joined(separator: ","))]", "astronauts.json": armstrongAlone,
      ]).count
    }
    #expect(count(200) - 1 == 10 * (count(20) - 1))
  }
}
