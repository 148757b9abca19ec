# The crewed missions as `moonshot list --json` prints them, with the join of both crews.
# jq -S --slurpfile people astronauts.json -f records.jq missions.json
$people[0] as $people
| def members: [.[]? | {id: .name, name: ($people[.name].name // .name), role}];
  map(
    select(.crewed // (.crew | length > 0))
    | {
        id, launchDate, summary, description, outcome, designation, type, vehicle, vehicleNumber,
        cospar, pad, liftoff, splashdown, duration, earthOrbits, lunarOrbits, closestApproach,
        recoveryShip,
        name: (.name // "Apollo \(.id)"),
        crewed: true,
        crew: (.crew | members),
        backupCrew: (.backupCrew | members),
        callSigns: {
          commandModule: .callSigns.commandModule,
          lunarModule: .callSigns.lunarModule
        },
        spacecraft: {
          commandServiceModule: .spacecraft.commandServiceModule,
          lunarModule: .spacecraft.lunarModule,
          rover: .spacecraft.rover
        },
        landing: (
          .landing
          | if . then {
              site, region, latitude, longitude, landed, liftoff, stay, evas, samples, rover,
              evaDuration: ([.evas[]?.duration] | add)
            } else null end
        ),
        notes: (.notes // []),
        sources: (.sources // []),
        singleSources: (.singleSources // {})
      }
  )
