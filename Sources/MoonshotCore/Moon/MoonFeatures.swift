/// The maria and craters of the Moon that a small map can show.
public struct MoonFeatures: Sendable {
  /// The dark plains, in the order of the file.
  public let maria: [LunarFeature]

  /// The craters worth a name on a small map, in the order of the file.
  public let craters: [LunarFeature]

  /// What was wrong in the file.
  public let faults: [Fault]

  private let seas: [Cap]

  /// The file's name.
  public static let name = "moon.json"

  /// Reads `moon.json` of `bundle`; without one there, that of the binary: the Moon is the same.
  public init(_ bundle: ResourceBundle) {
    do throws(Fault) {
      self.init(try bundle.document(Self.name))
    } catch  where error.problem == .missing && !bundle.isEmbedded {
      self.init(.embedded)
    } catch {
      self.init(maria: [], craters: [], faults: [error])
    }
  }

  init(_ document: JSONDocument) {
    var faults = document.syntaxFaults(file: Self.name)
    let (value, mismatches) = document.root?.decoded(as: FeatureLists.self) ?? (nil, [])
    let file = value ?? FeatureLists()
    faults += mismatches.map {
      Fault(.mismatch($0.mismatch), file: Self.name, field: Fault.field($0.path[...]))
    }
    self.init(maria: file.maria, craters: file.craters, faults: faults)
  }

  private init(maria: [LunarFeature], craters: [LunarFeature], faults: [Fault]) {
    self.maria = maria
    self.craters = craters
    self.faults = faults
    seas = maria.flatMap { MareOutline.caps(of: $0) }
  }
}

extension MoonFeatures {
  /// Whether `place` is in one of the dark plains, as near as circles can tell.
  ///
  /// - Complexity: O(*n*) in the maria.
  public func isMare(_ place: LunarCoordinates) -> Bool {
    isMare(place.direction)
  }

  /// Whether the near side at `point` is one of the dark plains; `false` beside the disc.
  ///
  /// - Complexity: O(*n*) in the maria, without trigonometry: made for every dot of a picture.
  public func isMare(_ point: DiscPoint) -> Bool {
    Direction(point).map(isMare) ?? false
  }

  private func isMare(_ direction: Direction) -> Bool {
    seas.contains { $0.contains(direction) }
  }
}

/// A mare or crater, as the IAU lists it.
public struct LunarFeature: Hashable, Sendable {
  /// The name that the IAU gave it: "Mare Imbrium", "Tycho".
  public let name: String

  /// The center.
  public let place: LunarCoordinates

  /// The longest extent, in kilometers.
  public let diameter: Double
}

extension LunarFeature: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case latitude
    case longitude
    case diameter
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    name = try fields.required(.name)
    diameter = try fields.required(.diameter)
    let latitude: Double = try fields.required(.latitude)
    guard
      let place = LunarCoordinates(
        latitude: latitude, longitude: try fields.required(.longitude))
    else { throw Mismatch(expected: "a latitude from -90 to 90", found: "\(latitude)") }
    self.place = place
  }
}

/// `moon.json` as it stands.
private struct FeatureLists: Decodable {
  var maria: [LunarFeature] = []
  var craters: [LunarFeature] = []

  private enum CodingKeys: String, CodingKey {
    case maria
    case craters
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    maria = try fields.list(.maria)
    craters = try fields.list(.craters)
  }
}
