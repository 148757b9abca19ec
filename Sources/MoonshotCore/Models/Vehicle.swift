extension Mission {
  /// What flew, and under which names.
  public struct Vehicle: Hashable, Sendable {
    /// The flight's number in the program: "AS-506".
    public let designation: String?

    /// The letter of the mission type: "G".
    public let type: String?

    /// The names on the radio; `nil` where the file has none.
    public let callSigns: CallSigns?

    /// The launch vehicle: "Saturn V".
    public let launcher: String?

    /// Its serial number: "SA-506".
    public let launcherNumber: String?

    /// The serial numbers; `nil` where the file has none.
    public let spacecraft: Spacecraft?

    /// The international designator of the satellite catalog: "1969-059A".
    public let cospar: String?

    /// The launch complex: "LC-39A".
    public let pad: String?
  }

  /// The spacecraft's names on the radio.
  public struct CallSigns: Hashable, Sendable {
    /// Of the command module: "Columbia".
    public let commandModule: String?

    /// Of the lunar module: "Eagle".
    public let lunarModule: String?
  }

  /// The spacecraft's serial numbers: "CSM-107", "LM-5", "LRV-1".
  public struct Spacecraft: Hashable, Sendable {
    /// Of the command and service module: "CSM-107".
    public let commandServiceModule: String?

    /// Of the lunar module: "LM-5".
    public let lunarModule: String?

    /// Of the lunar roving vehicle: "LRV-1".
    public let rover: String?
  }
}

extension Mission.Vehicle: Decodable {
  private enum CodingKeys: String, CodingKey {
    case designation
    case type
    case callSigns
    case launcher = "vehicle"
    case launcherNumber = "vehicleNumber"
    case spacecraft
    case cospar
    case pad
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    designation = try fields.optional(.designation)
    type = try fields.optional(.type)
    callSigns = try fields.optional(.callSigns)
    launcher = try fields.optional(.launcher)
    launcherNumber = try fields.optional(.launcherNumber)
    spacecraft = try fields.optional(.spacecraft)
    cospar = try fields.optional(.cospar)
    pad = try fields.optional(.pad)
  }
}

extension Mission.CallSigns: Decodable {
  private enum CodingKeys: String, CodingKey {
    case commandModule
    case lunarModule
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    commandModule = try fields.optional(.commandModule)
    lunarModule = try fields.optional(.lunarModule)
  }
}

extension Mission.Spacecraft: Decodable {
  private enum CodingKeys: String, CodingKey {
    case commandServiceModule
    case lunarModule
    case rover
  }

  public init(from decoder: any Decoder) throws {
    let fields = try Fields(of: decoder, keyedBy: CodingKeys.self)
    commandServiceModule = try fields.optional(.commandServiceModule)
    lunarModule = try fields.optional(.lunarModule)
    rover = try fields.optional(.rover)
  }
}
