import MoonshotCore

/// A hit of a search, ready to be shown.
struct Find: Sendable {
  let hit: SearchHit

  /// What the record is about, for a hit whose name says what was found.
  private let gist: String

  /// A stretch of a text, found or between what was found.
  struct Piece: Hashable, Sendable {
    let text: String
    let isMatch: Bool
  }

  init(_ hit: SearchHit, in catalog: Catalog) {
    self.hit = hit
    gist =
      switch hit.kind {
      case .mission: Int(hit.id).flatMap(catalog.mission)?.highlight ?? ""
      case .astronaut: catalog.astronaut(hit.id)?.description?.firstSentence ?? ""
      }
  }

  /// The sentence of the mention, divided at what was found.
  var pieces: [Piece] {
    let scalars = Array(hit.sentence.unicodeScalars)
    var pieces: [Piece] = []
    var place = 0
    func add(upTo end: Int, isMatch: Bool) {
      let end = min(max(end, place), scalars.count)
      guard end > place else { return }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[place..<end])
      pieces.append(Piece(text: String(text), isMatch: isMatch))
      place = end
    }
    for range in hit.ranges {
      add(upTo: range.lowerBound, isMatch: false)
      add(upTo: range.upperBound, isMatch: true)
    }
    add(upTo: scalars.count, isMatch: false)
    return pieces.joiningMatches()
  }

  /// The title, divided at what was found in it.
  var title: [Piece] { isInName ? pieces : [Piece(text: hit.title, isMatch: false)] }

  /// What to read beside the title: the mention, or what the record is about.
  var mention: [Piece] { isInName ? [Piece(text: gist, isMatch: false)] : pieces }

  /// What the mention is, where it is no running text: "call sign".
  var label: String? {
    if let label = Self.labels[hit.field] { return label }
    let list = hit.field.prefix { $0 != "[" }
    return list.count < hit.field.count ? Self.labels[String(list)] : nil
  }

  private var isInName: Bool { hit.field == "name" }

  private static let labels = [
    "callSigns.commandModule": "command module", "callSigns.lunarModule": "lunar module",
    "designation": "designation", "crew": "crew", "landing.site": "landing site",
    "landing.region": "region", "vehicle": "vehicle", "vehicleNumber": "vehicle",
    "recoveryShip": "recovery ship", "backupCrew": "backup crew", "fullName": "full name",
    "nickname": "nickname", "flights": "flight", "birthPlace": "born in", "deathPlace": "died in",
  ]
}

extension [Find.Piece] {
  /// The pieces, of which matches with only white space between them are one.
  fileprivate func joiningMatches() -> [Find.Piece] {
    reduce(into: []) { joined, piece in
      if piece.isMatch, joined.count > 1, let gap = joined.last, !gap.isMatch,
        gap.text.allSatisfy(\.isWhitespace), joined[joined.count - 2].isMatch
      {
        let first = joined[joined.count - 2].text
        joined.removeLast(2)
        joined.append(Find.Piece(text: first + gap.text + piece.text, isMatch: true))
      } else {
        joined.append(piece)
      }
    }
  }
}

extension Find {
  /// The hit with the offsets of what was found, in code points of `text`.
  var json: JSONValue {
    .object([
      "field": .string(hit.field),
      "id": hit.kind == .mission ? JSONValue(Int(hit.id)) : .string(hit.id),
      "kind": .string(hit.kind.rawValue),
      "name": .string(hit.title),
      "offset": .integer(hit.offset),
      "ranges": .array(
        hit.ranges.map { range in
          .object(["end": .integer(range.upperBound), "start": .integer(range.lowerBound)])
        }),
      "score": .integer(hit.score),
      "text": .string(hit.sentence),
    ])
  }
}
