/// Something that happened on a flight, at a second of it.
public struct MissionEvent: Hashable, Sendable {
  /// The event's name in the facts, such as `lunarLanding`; `nil` where the file has none.
  public let kind: String?

  /// A few words for people: "touchdown at Tranquility Base".
  public let title: String

  /// Ground elapsed time (GET), negative in the countdown.
  public let elapsed: ElapsedTime

  /// The same moment in UTC.
  public let utc: Instant

  /// The part of the flight that begins with it, such as "translunar coast"; `nil` when the
  /// earlier one goes on.
  public let phase: String?

  /// Ids of `sources.json`, where the time rests on fewer sources than the record.
  public let sources: [String]
}

extension MissionEvent: Decodable {
  /// Reads an event with both its times; ``EventFile`` also reads those with one.
  public init(from decoder: any Decoder) throws {
    let record = try EventRecord(from: decoder)
    guard let event = record.event(liftoff: nil) else {
      throw Mismatch(expected: "an event with both get and utc", found: "one of them")
    }
    self = event
  }
}

/// An event as `events.json` has it: with one of its times, or both.
struct EventRecord {
  let kind: String?
  let title: String
  let elapsed: ElapsedTime?
  let utc: Instant?
  let phase: String?
  let sources: [String]

  /// The zero of ground elapsed time, where the event's two times give it away.
  var liftoff: Instant? {
    guard let elapsed, let utc else { return nil }
    return utc + -elapsed.seconds
  }

  /// The event, its missing time counted from `liftoff`; `nil` when it can't be.
  func event(liftoff: Instant?) -> MissionEvent? {
    let elapsed = elapsed ?? counted(from: liftoff)
    guard let elapsed, let utc = utc ?? liftoff.map({ $0 + elapsed.seconds }) else { return nil }
    return MissionEvent(
      kind: kind, title: title, elapsed: elapsed, utc: utc, phase: phase, sources: sources)
  }

  private func counted(from liftoff: Instant?) -> ElapsedTime? {
    guard let liftoff, let utc else { return nil }
    return ElapsedTime(seconds: utc - liftoff)
  }
}

extension EventRecord: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case title
    case elapsed = "get"
    case utc
    case phase
    case sources
  }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    title = try fields.required(.title)
    kind = try fields.optional(.kind)
    elapsed = try fields.parsed(.elapsed)
    utc = try fields.parsed(.utc)
    phase = try fields.optional(.phase)
    sources = try fields.list(.sources)
    if elapsed == nil, utc == nil {
      throw Mismatch(expected: "an event with a get or a utc", found: "neither")
    }
  }
}
