# A mission with its crew, in plain text.
# jq -r --arg id 11 --slurpfile people astronauts.json -f mission.jq missions.json
$people[0] as $people
| .[]
| select((.id | tostring) == $id)
| .name // "Apollo \(.id)",
  .summary,
  "",
  .description,
  "",
  (.crew[] | "\($people[.name].name // .name) (\(.role))"),
  "",
  (
    to_entries[]
    | select(.value | type == "string" or type == "number")
    | "\(.key): \(.value)"
  )
