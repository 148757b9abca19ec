# The crewed missions as `moonshot list` prints them into a pipe.
# jq -r --slurpfile people astronauts.json -f list.jq missions.json
$people[0] as $people
| .[]
| select(.crewed // (.crew | length > 0))
| [
    .id,
    .name // "Apollo \(.id)",
    .launchDate // "",
    ([.crew[] | $people[.name].name // .name] | join(", ")),
    .summary // ""
  ]
| @tsv
