import MoonshotCore

/// What came of several lookups: something of each record that was found, and a sentence for each
/// lookup that found none.
struct Resolved<Detail> {
  private(set) var details: [Detail] = []
  private(set) var notes: [String] = []

  /// Goes through `lookups` in their order.
  ///
  /// - Parameters:
  ///   - lookups: What was typed, and what it means.
  ///   - sentence: Why a lookup found no single record.
  ///   - detail: What to make of a record; `nil` if it is none to speak of, about which `detail` may
  ///     add a note.
  init<Record>(
    _ lookups: [(query: String, result: Lookup<Record>)],
    sentence: (String, Lookup<Record>) -> String,
    detail: (Record, inout [String]) -> Detail?
  ) {
    for (query, lookup) in lookups {
      if case .found(let record) = lookup {
        if let detail = detail(record, &notes) { details.append(detail) }
      } else {
        notes.append(sentence(query, lookup))
      }
    }
  }

  /// Success unless there is something to complain of.
  var status: ExitStatus { notes.isEmpty ? .success : .notFound }
}
