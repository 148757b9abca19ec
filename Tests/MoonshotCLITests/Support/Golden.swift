import Foundation
import Testing

/// A text as it was last approved, in a file of its own in `Goldens`.
///
/// With `RECORD_GOLDENS=1` the files are written anew and every comparison fails, so that nobody
/// takes a run that records for one that checks. Read the differences before they are committed.
enum Golden {
  static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent("\(name).txt")
    if isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name).txt; run again without it", sourceLocation: sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        "there is no \(name).txt; RECORD_GOLDENS=1 writes it", sourceLocation: sourceLocation)
      return
    }
    let approved = String(decoding: data, as: UTF8.self)
    if text != approved {
      Issue.record(
        "differs from \(name).txt in \(difference(approved, text))", sourceLocation: sourceLocation)
    }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// The first line that isn't as it was.
  private static func difference(_ approved: String, _ text: String) -> String {
    let old = approved.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    return """
      line \(same + 1)
      was: \(same < old.count ? old[same] : "")
      is:  \(same < new.count ? new[same] : "")
      """
  }
}
