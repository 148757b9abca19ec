# The missions and astronauts that mention a text, unranked, with the field that does.
# jq -r --arg text moon --slurpfile people astronauts.json -f search.jq missions.json
($text | ascii_downcase) as $text
| def hits($kind):
    . as $record
    | first(
        to_entries[]
        | select((.value | type) == "string" and (.value | ascii_downcase | contains($text)))
      )
    | [$kind, $record.id, $record.name // "Apollo \($record.id)", .key, .value[:200]]
    | @tsv;
  (.[] | hits("mission")), ($people[0][] | hits("astronaut"))
