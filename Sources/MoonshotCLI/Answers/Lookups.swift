import MoonshotCore

extension Catalog {
  /// The mission that an option's value names.
  func requireMission(_ query: String) throws(CommandError) -> Mission {
    let lookup = findMission(query)
    if case .found(let mission) = lookup { return mission }
    throw .failure(Failure(missionSentence(query, lookup), .notFound))
  }

  /// The astronaut that an option's value names.
  func requireAstronaut(_ query: String) throws(CommandError) -> Astronaut {
    let lookup = findAstronaut(query)
    if case .found(let astronaut) = lookup { return astronaut }
    throw .failure(Failure(astronautSentence(query, lookup), .notFound))
  }

  /// Why `query` names no single mission.
  func missionSentence(_ query: String, _ lookup: Lookup<Mission>) -> String {
    switch lookup {
    case .unknown where unusedNumber(in: query) != nil:
      "no mission flew as Apollo 2 or 3: after Apollo 1 the numbers went on with Apollo 4"
    case .ambiguous(let candidates):
      ambiguous(query, candidates) { "\($0.title.excerpt(40)) (\($0.id))" }
    case .unknown(let near): unknown("mission", query, near)
    case .found(let mission): mission.title
    }
  }

  /// Why `query` names no single astronaut.
  func astronautSentence(_ query: String, _ lookup: Lookup<Astronaut>) -> String {
    switch lookup {
    case .ambiguous(let candidates):
      ambiguous(query, candidates) {
        "\($0.title.excerpt(40)) (\($0.id.excerpt(40)))"
      }
    case .unknown(let near): unknown("astronaut", query, near)
    case .found(let astronaut): astronaut.title
    }
  }

  /// At most eight of `candidates`, and how many more there are.
  private func ambiguous<Record>(
    _ query: String, _ candidates: [Record], name: (Record) -> String
  ) -> String {
    let rest = candidates.count > 8 ? ["\(candidates.count - 8) more"] : []
    return "\(quoted(query)) may mean \(Words.list(candidates.prefix(8).map(name) + rest, "or"))"
  }

  private func unknown(_ kind: String, _ query: String, _ near: [String]) -> String {
    "no \(kind) matches \(quoted(query))\(Words.didYouMean(near))"
  }
}
