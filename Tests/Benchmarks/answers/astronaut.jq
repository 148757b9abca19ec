# An astronaut with the missions flown, in plain text.
# jq -r --arg id aldrin --slurpfile missions missions.json -f astronaut.jq astronauts.json
.[$id]
| .name,
  "",
  .description,
  "",
  (
    .id as $id
    | $missions[0][]
    | . as $mission
    | .crew[]
    | select(.name == $id)
    | "\($mission.name // "Apollo \($mission.id)") (\(.role)), \($mission.launchDate)"
  ),
  "",
  (
    to_entries[]
    | select(.value | type == "string" or type == "number")
    | "\(.key): \(.value)"
  )
