import MoonshotCore
import Testing

@Suite("Finding missions")
struct MissionLookupTests {
  private let catalog = bundledCatalog

  @Test(arguments: [
    ("11", 11), (" 11 ", 11), ("011", 11), ("#11", 11), ("1", 1), ("17", 17), ("201", 201),
    ("Apollo 11", 11), ("apollo 11", 11), ("APOLLO  11", 11), ("apollo-11", 11),
    ("apollo_11", 11), ("Apollo11", 11), ("apollo/11", 11), ("Apollo\u{A0}11", 11),
    ("Äpollo 11", 11), ("apollo 011", 11), ("Ａｐｏｌｌｏ 11", 11),
    ("XI", 11), ("xi", 11), ("I", 1), ("iv", 4), ("V", 5), ("VI", 6), ("VII", 7), ("VIII", 8),
    ("ix", 9), ("X", 10), ("XII", 12), ("xiii", 13), ("XIV", 14), ("XVII", 17),
    ("Apollo XI", 11), ("apollo-xvi", 16), ("apolloXVI", 16),
    ("AS-506", 11), ("as506", 11), ("as 506", 11), ("AS–506", 11), ("SA-506", 11), ("sa507", 12),
    ("1969-059A", 11), ("CSM-107", 11), ("lm-5", 11), ("AS-201", 201), ("as-203", 203),
    ("eagle", 11), ("EAGLE", 11), ("Columbia", 11), ("Yankee Clipper", 12),
    ("yankee-clipper", 12), ("yankee  clipper", 12), ("clipper", 12), ("Charlie Brown", 10),
    ("snoopy", 10), ("kitty hawk", 14), ("hawk", 14), ("endeavour", 15), ("Aquarius", 13),
    ("challenger", 17), ("“Eagle”", 11),
  ])
  func `finds a mission by any of its names`(_ query: String, _ id: Int) {
    #expect(catalog.findMission(query).record?.id == id)
  }

  @Test(arguments: [
    ("AS-204", [1, 5]), ("as204", [1, 5]), ("as", [201, 203, 202]),
    ("apollo", [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
  ])
  func `shows every mission that matches as well, in catalog order`(_ query: String, _ ids: [Int]) {
    guard case .ambiguous(let missions) = catalog.findMission(query) else {
      Issue.record("\(catalog.findMission(query))")
      return
    }
    #expect(missions.map(\.id) == ids)
  }

  @Test(arguments: [
    ("eagel", ["Eagle"]), ("Apolo 11", ["Apollo 11"]), ("appollo 13", ["Apollo 13"]),
    ("cliper", ["Clipper"]), ("yanke cliper", ["Yankee Clipper"]), ("colombia", ["Columbia"]),
    ("endeavor", ["Endeavour"]), ("snopy", ["Snoopy"]), ("AS_20", []), ("as-2001", []),
    ("eag", ["Eagle"]), ("apollo 1 1", ["Apollo 11"]),
  ])
  func `offers names that are a slip away`(_ query: String, _ near: [String]) {
    #expect(catalog.findMission(query) == .unknown(near: near))
  }

  @Test(arguments: [
    "18", "0", "99999999999999999999999", "-", "", " ", "---", "apollo 18", "apollo 2", "III",
    "IIII", "IXX", "XL", "11.0", "1 1", "11 12", "banana", "soyuz", "👩‍🚀",
    "\u{0}", "\u{1B}[31m", "\u{301}", "eagle columbia", "11 eagle",
  ])
  func `knows nothing near what is no mission`(_ query: String) {
    #expect(catalog.findMission(query) == .unknown(near: []))
  }

  @Test(arguments: [("2", 2), ("3", 3), ("Apollo 2", 2), ("apollo-3", 3), ("III", 3), ("ii", 2)])
  func `tells the numbers that nothing flew under`(_ query: String, _ number: Int) {
    #expect(catalog.unusedNumber(in: query) == number)
    #expect(catalog.findMission(query) == .unknown(near: []))
  }

  @Test(arguments: ["1", "4", "18", "Apollo", "eagle", "", "2 3", "23"])
  func `takes no other query for an unused number`(_ query: String) {
    #expect(catalog.unusedNumber(in: query) == nil)
  }

  @Test(arguments: [
    #"[{"id": 1}, {"id": 2}, {"id": 4}]"#, #"[{"id": 1}, {"id": 5}]"#,
    #"[{"id": 1, "name": "Vostok 1"}, {"id": 4}]"#, "[]",
  ])
  func `knows no unused numbers in other programs`(_ missions: String) {
    let catalog = Catalog(missions: missions)
    #expect(catalog.unusedNumber(in: "3") == nil)
  }

  @Test(arguments: [
    ("1", 1), ("Vostok 6", 6), ("vostok6", 6), ("6", 6), ("apollo 6", 6), ("Chaika", 6),
    ("v", 40), ("X", 41), ("iv", 4), ("Mond", 42), ("skylab 3", 50), ("skylab", nil),
  ])
  func `lets an exact name win over a numeral`(_ query: String, _ id: Int?) {
    let catalog = Catalog(
      missions: #"""
        [{"id": 1}, {"id": 4}, {"id": 5}, {"id": 10}, {"id": "6", "name": "Vostok 6",
        "callSigns": {"commandModule": "Chaika"}}, {"id": 40, "name": "V"},
        {"id": 41, "callSigns": {"lunarModule": "X"}}, {"id": 42, "name": "Frau im Mónd"},
        {"id": 50, "name": "Skylab 3"}, {"id": 51, "name": "Skylab 4"}]
        """#)
    #expect(catalog.findMission(query).record?.id == id)
  }

  @Test func `survives a query of a megabyte`() {
    for unit in ["1", "a ", "eagle ", "\u{301}", "👩‍🚀", "-"] {
      let query = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      #expect(catalog.findMission(query) == .unknown(near: []))
      #expect(catalog.unusedNumber(in: query) == nil)
    }
  }

  @Test func `finds every mission by its id, title, call signs and serial numbers`() {
    for mission in catalog.missions {
      let vehicle = mission.vehicle
      let names = [
        String(mission.id), mission.title, vehicle.callSigns?.commandModule,
        vehicle.callSigns?.lunarModule, vehicle.cospar,
      ]
      for name in names.compactMap(\.self) {
        #expect(catalog.findMission(name) == .found(mission))
        #expect(catalog.findMission(name.uppercased()) == .found(mission))
      }
    }
  }
}
