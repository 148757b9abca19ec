import Foundation
import MoonshotCLI
import MoonshotCore

/// Values that trip readers up, and catalogs made of them.
enum WildCatalog {
  /// The summaries of missions 1, 2, 3 and so on.
  static let summaries = [
    "plain", "a, b", "she said \"go\"", "tab\there", "two\nlines", "carriage\r\nreturn", "=1+1",
    "+1", "-1", "@cmd", "👩‍🚀🇺🇸 e\u{301}", "left\u{202E}right", "nul\u{0}inside", "back\\slash \\n",
    " blank around ", "'quote'", "a|b", "\u{9B}31m", "line\u{2028}separator", "\"", ",", "null",
    "1e3", "true",
  ]

  /// A bundle of one mission for each of ``summaries``.
  static func bundle(_ summaries: [String] = summaries) throws -> ResourceBundle {
    let missions = summaries.enumerated().map { place, summary in
      ["id": place + 1, "summary": summary, "description": summary] as [String: Any]
    }
    return ResourceBundle(files: [
      "missions.json": Array(try JSONSerialization.data(withJSONObject: missions)),
      "astronauts.json": Array("{}".utf8),
    ])
  }
}

/// Runs a command on a catalog held in memory.
func asking(
  _ words: [String], of bundle: ResourceBundle, on output: Environment.Stream = .pipe
) -> Outcome {
  run(
    words,
    in: Environment(output: output, now: Instant(secondsSince1970: 0), bundle: { _ in bundle }))
}

/// A bundle of two files, from their text.
func bundle(missions: String, astronauts: String = "{}") -> ResourceBundle {
  ResourceBundle(files: [
    "missions.json": Array(missions.utf8), "astronauts.json": Array(astronauts.utf8),
  ])
}
