import MoonshotCore
import Testing

@Suite("Finding astronauts")
struct AstronautLookupTests {
  private let catalog = bundledCatalog

  @Test(arguments: [
    ("aldrin", "aldrin"), ("Aldrin", "aldrin"), ("ALDRIN", "aldrin"), (" aldrin ", "aldrin"),
    ("buzz", "aldrin"), ("Buzz Aldrin", "aldrin"), ("buzz  aldrin", "aldrin"),
    ("aldrin buzz", "aldrin"), ("Aldrin, Buzz", "aldrin"), ("Edwin Eugene Aldrin Jr.", "aldrin"),
    ("edwin eugene aldrin jr", "aldrin"), ("edwin", "aldrin"), ("buzz-aldrin", "aldrin"),
    ("àldrin", "aldrin"), ("aldri\u{301}n", "aldrin"), ("aldr", "aldrin"), ("ldri", "aldrin"),
    ("uzz", "aldrin"), ("b aldrin", "aldrin"),
    ("gus", "grissom"), ("rusty", "schweickart"), ("wally", "schirra"), ("pete", "conrad"),
    ("neil", "armstrong"), ("Neil Alden Armstrong", "armstrong"), ("armstr", "armstrong"),
    ("scott", "scott"), ("mitchell", "mitchell"), ("gordon", "gordon"), ("young", "young"),
    ("jack schmitt", "schmitt"), ("jack swigert", "swigert"), ("harrison", "schmitt"),
    ("jim lovell", "lovell"), ("jim l", "lovell"), ("alan b", nil), ("alan bean", "bean"),
    ("mcdivitt", "mcdivitt"), ("McDivitt", "mcdivitt"), ("divitt", "mcdivitt"),
    ("kenneth", "mattingly"), ("schw", "schweickart"), ("frank borman", "borman"),
  ])
  func `finds a person by any unambiguous part of a name`(_ query: String, _ id: String?) {
    #expect(catalog.findAstronaut(query).record?.id == id)
  }

  @Test(arguments: [
    ("jack", ["swigert", "schmitt"]), ("Jack", ["swigert", "schmitt"]),
    ("jim", ["lovell", "mcdivitt", "irwin"]), ("james", ["lovell", "mcdivitt", "irwin"]),
    ("alan", ["bean", "shepard"]), ("ii", ["white", "borman", "mattingly"]),
    ("sch", ["schirra", "schweickart", "schmitt"]), ("john", ["young", "swigert"]),
  ])
  func `shows everyone who matches as well, in catalog order`(_ query: String, _ ids: [String]) {
    guard case .ambiguous(let people) = catalog.findAstronaut(query) else {
      Issue.record("\(catalog.findAstronaut(query))")
      return
    }
    #expect(people.map(\.id) == ids)
  }

  @Test(arguments: [
    ("aldrn", ["aldrin"]), ("aldirn", ["aldrin"]), ("armstrog", ["armstrong"]),
    ("niel", ["Neil"]), ("bzuz", ["Buzz"]), ("buzz aldrn", ["Buzz Aldrin"]),
    ("swaggert", ["swigert"]), ("shweickart", ["schweickart"]), ("lovel1", ["lovell"]),
    ("colins", ["collins"]), ("cernen", ["cernan"]), ("schmidt", ["schmitt"]),
    ("šmitt", ["scott", "schmitt"]), ("gagarin", []), ("tereshkova", []), ("xyzzy", []), ("qq", []),
    ("0", []),
  ])
  func `offers names that are a slip away`(_ query: String, _ near: [String]) {
    #expect(catalog.findAstronaut(query) == .unknown(near: near))
  }

  @Test(arguments: [
    "", " ", "\n", "-", "'", "...", "\u{0}", "\u{1B}[0m", "👩‍🚀", "\u{301}", "\u{202E}", "月",
    ".*", "[a-z]", "z", "buzz lightyear", "aldrin collins",
  ])
  func `knows nobody for what names nobody`(_ query: String) {
    #expect(catalog.findAstronaut(query) == .unknown(near: []))
  }

  @Test(arguments: [
    ("anna", "anna"), ("ANNA", "Anna"), ("Anna", "Anna"), ("bo", "bo"), ("Bo Lind", "x1"),
    ("lind", nil), ("soren", "x2"), ("søren", "x2"), ("Søren Ægir", "x2"), ("aegir", "x2"),
    ("obrien", "x3"), ("o'brien", "x3"), ("O’Brien", "x3"), ("brien", "x3"), ("月野", "x4"),
    ("strasse", "x5"), ("STRAẞE", "x5"), ("scott", "x6"), ("carpenter", "x7"), ("x1", "x1"),
    ("Ñuñez", "x8"), ("nunez", "x8"), ("николаев", "x9"), ("Николаев", "x9"),
  ])
  func `finds people of other catalogs by id before name before part`(
    _ query: String, _ id: String?
  ) {
    let catalog = Catalog(
      astronauts: #"""
        [{"id": "Anna", "name": "Anna Ek"}, {"id": "anna", "name": "Bo Ek"},
        {"id": "bo", "name": "Eve Lind"}, {"id": "x1", "name": "Bo Lind"},
        {"id": "x2", "name": "Søren Ægir"}, {"id": "x3", "name": "Pat O'Brien"},
        {"id": "x4", "name": "月野 うさぎ"}, {"id": "x5", "name": "Otto Straße Jr."},
        {"id": "x6", "name": "David Scott"}, {"id": "x7", "name": "Scott Carpenter"},
        {"id": "x8", "name": "María Núñez"}, {"id": "x9", "name": "Андриян Николаев"}]
        """#)
    let found = catalog.findAstronaut(query).record?.id
    // Of two ids that differ in case only, both match a third spelling as well.
    #expect(found == (query == "ANNA" ? nil : id))
  }

  @Test func `finds an id as written however long it is`() {
    let id = String(repeating: "x", count: 100_000)
    let catalog = Catalog(astronauts: #"[{"id": "\#(id)", "name": "Long"}]"#)
    #expect(catalog.findAstronaut(id).record?.name == "Long")
    #expect(catalog.findAstronaut(id + "x") == .unknown(near: []))
  }

  @Test func `survives a query of a megabyte`() {
    for unit in ["a", "a ", "aldrin ", "\u{301}", "👩‍🚀", "-"] {
      let query = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      #expect(catalog.findAstronaut(query) == .unknown(near: []))
    }
  }

  @Test func `finds every person by id, common name and full name`() {
    for astronaut in catalog.astronauts {
      for name in [astronaut.id, astronaut.name, astronaut.fullName].compactMap(\.self) {
        #expect(catalog.findAstronaut(name) == .found(astronaut))
        #expect(catalog.findAstronaut(name.uppercased()) == .found(astronaut))
      }
    }
  }

  @Test func `offers only names that find somebody`() {
    for astronaut in catalog.astronauts {
      for place in astronaut.id.indices {
        var query = astronaut.id
        query.remove(at: place)
        guard case .unknown(let near) = catalog.findAstronaut("q" + query) else { continue }
        #expect(near.count <= 3)
        for name in near {
          #expect(catalog.findAstronaut(name) != .unknown(near: []), "\(name)")
        }
      }
    }
  }
}
