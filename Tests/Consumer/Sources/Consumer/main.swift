import MoonshotCore

let catalog = Catalog(.embedded)
for mission in catalog.missions where mission.landing != nil {
  let crew = catalog.crew(of: mission).map(\.surname).joined(separator: ", ")
  print("\(mission.title): \(crew)")
}
if case .found(let astronaut) = catalog.findAstronaut("buzz") {
  print("\(astronaut.name) flew on \(catalog.missions(of: astronaut).map(\.mission.title))")
}
